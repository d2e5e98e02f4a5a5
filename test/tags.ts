/** Marks tests and stories that depend on how busy the machine is. `npm test` skips them. */
export const timing = { name: 'timing', description: 'Waits for a short-lived state, sleeps, or measures time' }
