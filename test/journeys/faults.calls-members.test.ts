import { tryCalls } from './faults/try-calls.ts'
import { journeys } from './journeys/all.ts'

tryCalls(journeys.filter(({ as }) => as))
