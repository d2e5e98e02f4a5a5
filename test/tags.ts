/** Marks tests and stories whose result depends on how busy the machine is. They run only in `npm run test:all`. */
export const timing = { name: 'timing', description: 'Waits for something temporary, sleeps, or measures time' }
