/** The journeys whose transcripts are kept: one of each kind, so that a person can review them. */
export const main = [
  'log in by password',
  'log in with a second step by SMS',
  'register as a person',
  'get back in by phone',
  'change the password',
  'change the phone',
  'turn two-step verification on',
  'log another device out',
] as const
