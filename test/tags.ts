/** Of tests and stories whose result depends on how busy the machine is. They run in `npm run test:all` alone. */
export const timing = { name: 'timing', description: 'Waits for what passes by itself, sleeps, or measures time' }
