/** The journeys with a transcript: one of each kind, so that there are few enough to review. */
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
