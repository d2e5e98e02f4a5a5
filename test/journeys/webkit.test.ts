import { walkEngine } from './engines/walk-engine.ts'

walkEngine('webkit')
