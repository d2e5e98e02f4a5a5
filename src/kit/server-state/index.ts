export { Loaded } from './loaded.tsx'
export { ServerState, type ServerStateProps } from './server-state.tsx'
export { useAskAnew, useChange } from './use-change.ts'
export { type ServerValue, useServerValue } from './use-server-value.ts'
