import fc from 'fast-check'

/** Uses the same inputs in every run, so that failures repeat; `npm run test:all` draws new ones and prints their seed. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_125) })

export { fc }
