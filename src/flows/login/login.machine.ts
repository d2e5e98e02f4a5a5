import type { LoginSettings } from '../../api/schemas/login.ts'

/**
 * What the login screen offers until the server has said so, and what the prerendered page shows: a list that differs
 * moves only what stands below the form.
 */
export const assumedLoginSettings: LoginSettings = {
  login_methods: ['password'],
  thirds: ['wechat', 'wecom', 'dingtalk'],
  pic_captcha_required: false,
  sliding_captcha_enabled: false,
  voice_captcha_enabled: false,
  register_enabled: false,
}

export type LoginState = {
  /** `leaving`: the server has agreed and the next page is on its way; nothing may be pressed again. */
  phase: 'ready' | 'submitting' | 'leaving'
  settings: LoginSettings
  /** Address of the picture captcha, once the server asks for one. Each address is a new picture, good for one try. */
  picture?: string
}

/** `newPicture` is the address of a picture not yet shown, taken up where one is wanted. */
export type LoginEvent =
  | { type: 'settings-arrived'; settings: LoginSettings; newPicture: string }
  | { type: 'submitted' }
  | { type: 'refused'; isPictureWanted: boolean; newPicture: string }
  | { type: 'accepted' }
  | { type: 'picture-refreshed'; newPicture: string }
  /** Back from the back-forward cache (RS-3). */
  | { type: 'returned'; newPicture: string }

export const initialLogin: LoginState = { phase: 'ready', settings: assumedLoginSettings }

export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  const hasPicture = state.picture !== undefined
  switch (event.type) {
    case 'settings-arrived': {
      const { settings, newPicture } = event
      return { ...state, settings, picture: settings.pic_captcha_required && !hasPicture ? newPicture : state.picture }
    }
    case 'submitted':
      return { ...state, phase: 'submitting' }
    case 'refused':
      return { ...state, phase: 'ready', picture: event.isPictureWanted || hasPicture ? event.newPicture : undefined }
    case 'accepted':
      return { ...state, phase: 'leaving' }
    case 'picture-refreshed':
      return { ...state, picture: event.newPicture }
    case 'returned':
      return { ...state, phase: 'ready', picture: hasPicture ? event.newPicture : undefined }
  }
}
