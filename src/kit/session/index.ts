export { finishLogin, followRedirect, isNotLoggedIn, loginAndBack, modeOf, wantedRedirect } from './finish-login.ts'
export { keepLastMethod, type LoginMethod, useLastMethod } from './last-method.ts'
export { SessionWatch, type SessionWatchProps } from './session-watch.tsx'
export { useFinishLogin, useNavigating } from './use-navigating.ts'
