import fc from 'fast-check'

/** The same inputs in every run, so that a failure is never chance; `npm run test:all` draws new ones and says their seed. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_125) })

export { fc }
