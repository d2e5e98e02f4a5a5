import fc from 'fast-check'

/** Uses a fixed seed by default, so that failures can be reproduced. `npm run test:all` uses a random seed and prints it. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_125) })

export { fc }
