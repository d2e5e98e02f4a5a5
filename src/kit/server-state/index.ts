export { Loaded } from './loaded.tsx'
export { ServerState, type ServerStateProps } from './server-state.tsx'
export { useChange, useRefetch } from './use-change.ts'
export { type ServerValue, useServerValue } from './use-server-value.ts'
