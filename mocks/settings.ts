import * as v from 'valibot'
import { twoStepMethod, twoStepMethods } from '../src/api/shapes/two-step.ts'
import { passwordMaxLength, passwordMinLength } from '../src/rules/limits.ts'
import type { Visit } from './http/visit.ts'
import type { Settings, Violation } from './model.ts'

const loginMethods = ['password', 'sms', 'qr', 'sso'] as const
const thirds = ['wechat', 'wecom', 'dingtalk'] as const

/** The default settings: everything is available, and nothing extra is required. */
export function createSettings(): Settings {
  return {
    login_methods: [...loginMethods],
    thirds: [...thirds],
    pic_captcha_required: false,
    sliding_captcha_enabled: false,
    captcha_provider: 'embedded',
    voice_captcha_enabled: true,
    register_enabled: true,
    secure_zone_required: false,
    two_step_methods: [...twoStepMethods],
    password_length_min: passwordMinLength,
    password_require_capital: false,
    password_require_special: false,
  }
}

const entries = {
  login_methods: v.array(v.picklist(loginMethods)),
  thirds: v.array(v.picklist(thirds)),
  pic_captcha_required: v.boolean(),
  sliding_captcha_enabled: v.boolean(),
  captcha_provider: v.picklist(['embedded', 'vendor']),
  voice_captcha_enabled: v.boolean(),
  register_enabled: v.boolean(),
  secure_zone_required: v.boolean(),
  two_step_methods: v.array(twoStepMethod),
  password_length_min: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(passwordMaxLength)),
  password_require_capital: v.boolean(),
  password_require_special: v.boolean(),
} satisfies Record<keyof Settings, v.GenericSchema>

/** The body of `POST /__settings` (docs/account-service.md): the settings to change. */
export const settingsSchema = v.partial(v.strictObject(entries))

/** The possible readings of a URL value: `true`, `false` or a number, else a comma-separated list or a word. */
function readValue(text: string): unknown[] {
  return /^(true|false|\d+)$/.test(text) ? [JSON.parse(text)] : [text.split(',').filter((part) => part !== ''), text]
}

/**
 * Parses a setting in a page's URL, `setting=<name>:<value>`, such as `register_enabled:false`,
 * `login_methods:password,sms`, `captcha_provider:vendor`. `undefined` if it is malformed.
 */
export function readSettingText(text: string): Partial<Settings> | undefined {
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(text) ?? []
  const results = readValue(value).map((meaning) => v.safeParse(settingsSchema, { [name]: meaning }))
  return results.find(({ success }) => success)?.output as Partial<Settings> | undefined
}

/** Applies the settings in a page's URL (`setting`, repeatable). Unlike faults, they last until a reset. */
export function applyUrlSettings({ state, url, path }: Visit, report: (violation: Violation) => void): void {
  for (const text of url.searchParams.getAll('setting')) {
    const change = readSettingText(text)
    if (change) Object.assign(state.settings, change)
    else report({ method: 'GET', path, reason: `this is not a setting: "${text}"` })
  }
}
