/** A token neither new nor soon over, so that its age is the same in every picture. */
export const openApiToken = {
  token: `${'0'.repeat(60)}7c4d`,
  createdAt: Date.parse('2026-11-03T09:00:00+08:00'),
  expiresAt: Date.parse('2027-11-03T09:00:00+08:00'),
}
