import * as v from 'valibot'
import { twoStepMethod, twoStepMethods } from '../src/api/schemas/two-step.ts'
import { passwordMaxLength, passwordMinLength } from '../src/rules/limits.ts'
import type { Visit } from './http/visit.ts'
import type { Settings, Violation } from './model.ts'

const loginMethods = ['password', 'sms', 'qr', 'sso'] as const
const thirds = ['wechat', 'wecom', 'dingtalk'] as const

/** The settings of a service that nobody has changed: everything is on offer, and nothing is demanded. */
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

/** What `POST /__settings` takes (docs/account-service.md): the settings that are to change. */
export const settingsSchema = v.partial(v.strictObject(entries))

/** What a value in an address may mean: `true`, `false` and a number themselves, all else a list with commas or a word. */
function readValue(text: string): unknown[] {
  return /^(true|false|\d+)$/.test(text) ? [JSON.parse(text)] : [text.split(',').filter((part) => part !== ''), text]
}

/**
 * Reads a setting as a page's address writes it, `setting=<name>:<value>`: e.g. `register_enabled:false`,
 * `password_length_min:12`, `login_methods:password,sms`, `captcha_provider:vendor`. `undefined` when it is none.
 */
export function readSettingText(text: string): Partial<Settings> | undefined {
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(text) ?? []
  const results = readValue(value).map((meaning) => v.safeParse(settingsSchema, { [name]: meaning }))
  return results.find(({ success }) => success)?.output as Partial<Settings> | undefined
}

/**
 * Changes the settings that a page's address asks for (`setting`, any number of them). Unlike its faults they stay until
 * the service is reset: whoever opens a page to register without a slider meets none on the next page either.
 */
export function takeSettingsOfAddress({ state, url, path }: Visit, note: (violation: Violation) => void): void {
  for (const text of url.searchParams.getAll('setting')) {
    const change = readSettingText(text)
    if (change) Object.assign(state.settings, change)
    else note({ method: 'GET', path, reason: `no setting can be read from "${text}"` })
  }
}
