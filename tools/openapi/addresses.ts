import { captchaPicture, googleQrPicture, qrLoginPicture, wechatQrPicture } from '../../src/api/pictures.ts'
import { pictureScenes } from '../../src/api/shapes/captcha.ts'
import { pictureCaptchaLength } from '../../src/rules/limits.ts'
import { referTo } from './components.ts'
import type { AreaName, Needs, NeedsProof, Operation, Parameter, PathEntry } from './model.ts'

/** URLs in the pages that are not calls: pictures, and one navigation. No script sees their answer. */
type Address = {
  path: string
  area: AreaName
  name: string
  summary: string
  description: string
  parameters?: Parameter[]
  needs: Needs
  needsProof?: NeedsProof
  answers?: 'picture' | 'page'
  isAssumed?: true
}

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
  schema: { type: 'string' },
}
const thirdParameters: Parameter[] = [
  {
    name: 'type',
    in: 'query',
    required: true,
    description: 'The third party, e.g. `wechat`.',
    schema: { type: 'string' },
  },
  {
    name: 'redirect',
    in: 'query',
    description: 'Where to go afterwards, as the page was asked.',
    schema: { type: 'string' },
  },
]

const captcha = `A picture captcha of ${pictureCaptchaLength} characters, in any format that an \`<img>\` shows. Each \`t\` asks for a new one; the latest counts, in this session, for one try.`

const addresses: Address[] = [
  {
    path: captchaPicture(),
    area: 'captcha',
    name: 'captchaPicture',
    summary: 'A picture captcha',
    description: `${captcha} One without a scene serves any call.`,
    needs: 'session',
  },
  {
    path: `${captchaPicture()}/{scene}`,
    area: 'captcha',
    name: 'captchaPictureOfScene',
    summary: 'A picture captcha of one scene',
    description: captcha,
    needs: 'session',
    parameters: [scene],
  },
  {
    path: decodeURIComponent(qrLoginPicture('{token}')),
    area: 'qrLogin',
    name: 'qrLoginPicture',
    summary: 'The QR code of a QR login',
    description: 'Holds the address that the phone opens to confirm: `/qr-login/confirm?token=…` of this site.',
    needs: 'session',
    parameters: [token],
    isAssumed: true,
  },
  {
    path: googleQrPicture,
    area: 'twoStep',
    name: 'googleQrPicture',
    summary: 'The QR code that an authenticator reads',
    description: 'Holds the secret of `getGoogleSecret` as an `otpauth:` address.',
    needs: 'person',
    needsProof: 'always',
  },
  {
    path: wechatQrPicture,
    area: 'twoStep',
    name: 'wechatQrPicture',
    summary: 'The QR code that WeChat reads',
    description:
      'Once scanned, WeChat shows the two-step code. A login that waits for a second step by WeChat may see it without a proof.',
    needs: 'person',
    needsProof: 'always',
  },
  {
    path: '/third',
    area: 'login',
    name: 'goToThird',
    summary: "Begin a third party's login",
    description:
      "A top-level navigation. In the end it redirects to where the person wanted to go, or, where the third party's account is bound to none here, to `/bind?type=…&bind_token=…&redirect=…`.",
    needs: 'nobody',
    parameters: thirdParameters,
    answers: 'page',
    isAssumed: true,
  },
]

const picture = { description: 'The picture.', content: { 'image/*': { schema: {} } } }
const navigation = {
  '200': {
    description: 'A page on the way, such as one that asks for consent.',
    content: { 'text/html': { schema: {} } },
  },
  '303': { description: 'On to the third party.', headers: { Location: { schema: { type: 'string' } } } },
}
const nothing = { description: 'There is nothing to show.' }

const time: Parameter = {
  name: 't',
  in: 'query',
  required: true,
  description: 'The time in ms since 1970, against caches.',
  schema: { type: 'integer' },
}

function toOperation({
  area,
  name,
  summary,
  description,
  parameters = [],
  answers = 'picture',
  isAssumed,
  ...rest
}: Address) {
  const isPicture = answers === 'picture'
  const operation: Operation = {
    operationId: name,
    tags: [area],
    summary,
    description: isAssumed ? `${description}\n\n**Assumed.**` : description,
    security: [rest.needs === 'nobody' ? {} : { session: [] }],
    parameters: isPicture ? [...parameters, time, referTo('parameters', 'State')] : parameters,
    responses: { ...(isPicture ? { '200': picture } : navigation), '4XX': nothing },
    ...(isAssumed && { 'x-assumed': true }),
    'x-needs': rest.needs,
    ...(rest.needsProof && { 'x-needs-proof': rest.needsProof }),
  }
  return operation
}

/** These URLs as operations, each with its path. */
export function addressEntries(): PathEntry[] {
  return addresses.map((address) => ({ path: address.path, method: 'get', operation: toOperation(address) }))
}
