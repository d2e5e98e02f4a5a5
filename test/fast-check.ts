import fc from 'fast-check'

/** Uses the same seed in every run, so that failures can be reproduced. `npm run test:all` chooses a new seed and prints it. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_125) })

export { fc }
