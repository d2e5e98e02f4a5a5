// URLs in the pages that are not calls: pictures, and one navigation. No script sees their answer.
import { captchaPicture, googleQrPicture, qrLoginPicture, wechatQrPicture } from '../../src/api/pictures.ts'
import { pictureScenes } from '../../src/api/shapes/captcha.ts'
import { pictureCaptchaLength } from '../../src/rules/limits.ts'
import { referTo } from './components.ts'
import type { AreaName, Operation, Parameter, PathEntry } from './model.ts'

const text = { type: 'string' } as const
const scene: Parameter = {
  name: 'scene',
  in: 'path',
  required: true,
  description: 'What the captcha is for. It is good for nothing else.',
  schema: { type: 'string', enum: [...pictureScenes] },
}
const token: Parameter = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The token of a QR login, in the session that asked for it.',
  schema: text,
}
const time: Parameter = {
  name: 't',
  in: 'query',
  required: true,
  description: 'The time in ms since 1970, against caches.',
  schema: { type: 'integer' },
}
const nothing = { description: 'There is nothing to show.' }
const assumed = { 'x-assumed': true }
const ofPerson = { 'x-needs': 'person', 'x-needs-proof': 'always' }

type Words = Pick<Operation, 'operationId' | 'summary' | 'description'>

/** A picture of a session; `marks` say what else is known of it. */
function picture(path: string, area: AreaName, words: Words, marks: object, ...parameters: Parameter[]): PathEntry {
  const operation: Operation = {
    operationId: words.operationId,
    tags: [area],
    summary: words.summary,
    description: words.description,
    security: [{ session: [] }],
    parameters: [...parameters, time, referTo('parameters', 'State')],
    responses: { '200': { description: 'The picture.', content: { 'image/*': { schema: {} } } }, '4XX': nothing },
    ...marks,
  }
  return { path, method: 'get', operation }
}

const captcha = `A picture captcha of ${pictureCaptchaLength} characters, in any format that an \`<img>\` shows. Each \`t\` asks for a new one; the latest counts, in this session, for one try.`

const pictures: PathEntry[] = [
  picture(
    captchaPicture(),
    'captcha',
    {
      operationId: 'captchaPicture',
      summary: 'A picture captcha',
      description: `${captcha} One without a scene serves any call.`,
    },
    { 'x-needs': 'session' },
  ),
  picture(
    `${captchaPicture()}/{scene}`,
    'captcha',
    { operationId: 'captchaPictureOfScene', summary: 'A picture captcha of one scene', description: captcha },
    { 'x-needs': 'session' },
    scene,
  ),
  picture(
    decodeURIComponent(qrLoginPicture('{token}')),
    'qrLogin',
    {
      operationId: 'qrLoginPicture',
      summary: 'The QR code of a QR login',
      description:
        'Holds the address that the phone opens to confirm: `/qr-login/confirm?token=…` of this site.\n\n**Assumed.**',
    },
    { ...assumed, 'x-needs': 'session' },
    token,
  ),
  picture(
    googleQrPicture,
    'twoStep',
    {
      operationId: 'googleQrPicture',
      summary: 'The QR code that an authenticator reads',
      description: 'Holds the secret of `getGoogleSecret` as an `otpauth:` address.',
    },
    ofPerson,
  ),
  picture(
    wechatQrPicture,
    'twoStep',
    {
      operationId: 'wechatQrPicture',
      summary: 'The QR code that WeChat reads',
      description:
        'Once scanned, WeChat shows the two-step code. A login that waits for a second step by WeChat may see it without a proof.',
    },
    ofPerson,
  ),
]

const third: Operation = {
  operationId: 'goToThird',
  tags: ['login'],
  summary: "Begin a third party's login",
  description:
    "A top-level navigation. In the end it redirects to where the person wanted to go, or, where the third party's account is bound to none here, to `/bind?type=…&bind_token=…&redirect=…`.\n\n**Assumed.**",
  security: [{}],
  parameters: [
    { name: 'type', in: 'query', required: true, description: 'The third party, e.g. `wechat`.', schema: text },
    { name: 'redirect', in: 'query', description: 'Where to go afterwards, as the page was asked.', schema: text },
  ],
  responses: {
    '200': {
      description: 'A page on the way, such as one that asks for consent.',
      content: { 'text/html': { schema: {} } },
    },
    '303': { description: 'On to the third party.', headers: { Location: { schema: text } } },
    '4XX': nothing,
  },
  ...assumed,
  'x-needs': 'nobody',
}

/** These URLs as operations, each with its path. */
export const addressEntries: PathEntry[] = [...pictures, { path: '/third', method: 'get', operation: third }]
