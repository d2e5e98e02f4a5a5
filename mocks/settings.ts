import * as v from 'valibot'
import { twoStepMethod, twoStepMethods } from '../src/api/shapes/two-step.ts'
import { passwordMaxLength, passwordMinLength } from '../src/rules/limits.ts'

/** Creates the schema for a list that contains any of the given names. An omitted list defaults to all of them. */
const someOf = <const Name extends string>(...names: Name[]) => v.optional(v.array(v.picklist(names)), names)

const flag = (defaultValue: boolean) => v.optional(v.boolean(), defaultValue)

/** Every setting with its default. By default, all features are available and extra checks are off. */
const settingsSchema = v.strictObject({
  login_methods: someOf('password', 'sms', 'qr', 'sso'),
  thirds: someOf('wechat', 'wecom', 'dingtalk'),
  pic_captcha_required: flag(false),
  sliding_captcha_enabled: flag(false),
  /** The slider that pages use: their own, or a simulation of a vendor's (WID-16). */
  captcha_provider: v.optional(v.picklist(['embedded', 'vendor']), 'embedded'),
  voice_captcha_enabled: flag(true),
  register_enabled: flag(true),
  secure_zone_required: flag(false),
  /** The two-step methods, the recommended one first (TWO-03). */
  two_step_methods: v.optional(v.array(twoStepMethod), [...twoStepMethods]),
  password_length_min: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(passwordMaxLength)),
    passwordMinLength,
  ),
  password_require_capital: flag(false),
  password_require_special: flag(false),
})

/** The account service's settings. `GET /login_settings` returns some; pages embed others. Tests may change them. */
export type Settings = v.InferOutput<typeof settingsSchema>

export function createSettings(): Settings {
  return v.parse(settingsSchema, {})
}

const changeSchema = v.partial(settingsSchema)

/** Returns the possible values of a setting in a URL: a boolean or a number, else a comma-separated list or a word. */
function parseCandidates(text: string): unknown[] {
  return /^(true|false|\d+)$/.test(text) ? [JSON.parse(text)] : [text.split(',').filter((part) => part !== ''), text]
}

/**
 * Parses the value of a `setting` parameter in a page's URL, `<name>:<value>`, such as `register_enabled:false`,
 * `login_methods:password,sms` or `captcha_provider:vendor`. Returns `undefined` if the name or value is invalid.
 */
export function parseSetting(text: string): Partial<Settings> | undefined {
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(text) ?? []
  const results = parseCandidates(value).map((candidate) => v.safeParse(changeSchema, { [name]: candidate }))
  return results.find(({ success }) => success)?.output as Partial<Settings> | undefined
}
