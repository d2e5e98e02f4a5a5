import { UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newPhone } from '../../mocks/personas/people.ts'
import { noFailure } from './failures.ts'
import { createPrototypeDriver, recordEvents } from './prototype-driver.ts'
import { PrototypeView } from './prototype-view.tsx'
import { defaultStart, type Start } from './start.ts'

const meta = preview.type<{ args: Start }>().meta({
  title: 'Prototype',
  args: defaultStart,
  // The prototype's own panel sets the args, so Storybook's controls are not needed.
  parameters: { controls: { disable: true } },
  render: (args, { id, globals }) => <PrototypeView storyId={id} globals={globals} start={args} />,
  // The panel shows a message if a call violates the contract.
  afterEach: ({ canvas }) => expect(canvas.queryByText(/violates the contract/)).toBeNull(),
})

export const Default = meta.story({
  name: 'Prototype',
  play: async (context) => {
    await createPrototypeDriver(context).waitForScreen(/./)
  },
})

export const LoginToTwoStep = meta.story({
  name: 'From login to two-step verification',
  tags: ['!dev'],
  args: { persona: 'member' },
  play: async (context) => {
    const { t, waitForScreen, clickInPanel, click, followLink, service, section } = createPrototypeDriver(context)
    const { values, stop } = recordEvents<Start>(UPDATE_STORY_ARGS, 'updatedArgs')
    await waitForScreen('/login')
    await clickInPanel('Person', 'Fill in login details')
    await click(t('login.submit'))
    // The file service, which is not part of the product, opens here.
    const link = await waitFor(() => service().canvas.getByRole('link', { name: 'Account security' }))
    await expect(section('Person').getByText('Mei Lin is logged in.')).toBeVisible()
    await service().user.click(link)
    await waitForScreen('/security')
    await followLink(t('security.nav.two-step'))
    await waitForScreen('/security/two-step')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() =>
      expect(values.at(-1)).toEqual({ ...defaultStart, screen: 'security', persona: 'member', isLoggedIn: true }),
    )
    stop()
  },
})

export const NewAccount = meta.story({
  name: 'Registration with a resent SMS code, and a warning that links do not include the new account',
  tags: ['!dev'],
  play: async (context) => {
    const { t, waitForScreen, product, type, click, clickInPanel, section, service } = createPrototypeDriver(context)
    await waitForScreen('/login')
    await product().user.click(await product().canvas.findByRole('tab', { name: t('login.method.sms') }))
    await type(t('phone-field.label'), newPhone)
    await click(t('sms-code.send'))
    await product().canvas.findByText(t('sms-code.sent-to', { to: '137****7000' }), { selector: 'span' })
    await expect(product().canvas.queryByRole('button', { name: t('sms-code.resend') })).toBeNull()
    await clickInPanel('Clock', 'End the countdown')
    await click(t('sms-code.resend'))
    await expect(await section('Messages').findByText('replaced by a newer code')).toBeVisible()
    // Only the newer code can be filled in.
    await clickInPanel('Messages', /^Fill in \d/)
    await product().user.click(product().canvas.getByRole('checkbox'))
    await click(t('login.submit'))
    await waitFor(() => expect(service().canvas.getByRole('heading', { name: 'Portico Files' })).toBeVisible())
    await expect(section('Messages').getByText('used')).toBeVisible()
    await expect(
      section('Person').getByText(/137\*{4}7000 is logged in\. .* does not include the new account/),
    ).toBeVisible()
  },
})

export const QrCode = meta.story({
  name: 'A QR code expires, and a phone scans the next one',
  tags: ['!dev'],
  args: { screen: 'qr-login', persona: 'member' },
  play: async (context) => {
    const { t, waitForScreen, product, click, clickInPanel, service } = createPrototypeDriver(context)
    const findQrCode = () => product().canvas.findByRole('img', { name: t('qr-login.label', { product: 'Portico' }) })
    await waitForScreen('/qr-login')
    await findQrCode()
    await clickInPanel('Clock', 'Expire the QR code')
    await expect(await product().canvas.findByText(t('qr-login.expired.title'))).toBeVisible()
    await click(t('qr-login.refresh'))
    await findQrCode()
    await clickInPanel('Phone', 'Scan the QR code')
    await expect(await product().canvas.findByText(t('qr-login.scanned.title'))).toBeVisible()
    await clickInPanel('Phone', 'Confirm on the phone')
    await expect(await waitFor(() => service().canvas.getByRole('heading', { name: 'Portico Files' }))).toBeVisible()
  },
})

export const NextSubmitFails = meta.story({
  name: 'The next submit fails with a chosen error, and the following submit succeeds',
  tags: ['!dev'],
  args: { persona: 'member' },
  play: async (context) => {
    const { t, waitForScreen, product, click, clickInPanel, section, service } = createPrototypeDriver(context)
    const errorSelect = () => section('Error').getByLabelText('Error on the next submit')
    await waitForScreen('/login')
    await context.userEvent.selectOptions(errorSelect(), 'status-500')
    // Filling in the email address triggers a background check. It is not a submission, so the error stays selected.
    await clickInPanel('Person', 'Fill in login details')
    await expect(errorSelect()).toHaveValue('status-500')
    await click(t('login.submit'))
    const alert = await product().canvas.findByRole('alertdialog')
    await expect(alert).toHaveTextContent(t('error.status-500.title'))
    await expect(errorSelect()).toHaveValue(noFailure)
    await click(t('dialog.ok'))
    await click(t('login.submit'))
    await waitFor(() => expect(service().canvas.getByRole('heading', { name: 'Portico Files' })).toBeVisible())
  },
})

export const OtherPages = meta.story({
  name: 'The terms, an unknown URL, another site, and another language',
  tags: ['!dev'],
  args: { screen: 'register' },
  play: async (context) => {
    const { t, waitForScreen, open, followLink, product, service } = createPrototypeDriver(context)
    const { canvas, userEvent } = context
    await waitForScreen('/register')
    await followLink(t('footer.terms'))
    await waitFor(() => expect(service().canvas.getByRole('link', { name: 'Back to the login page' })).toBeVisible())
    await service().user.click(service().canvas.getByRole('link', { name: 'Back to the login page' }))
    await waitForScreen('/login')

    await open('/nowhere')
    await expect(await product().canvas.findByRole('heading', { name: t('not-found.heading') })).toBeVisible()
    await followLink(t('not-found.action'))
    await waitForScreen('/login')

    await open('https://files.example.net/shared')
    await expect(await canvas.findByRole('heading', { name: 'This page is on another site' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the product' }))
    await waitForScreen('/login')

    const { values, stop } = recordEvents(UPDATE_GLOBALS, 'globals')
    await product().user.click(product().canvas.getByText(`${t('language.label')}:`))
    await product().user.click(product().canvas.getByRole('link', { name: '繁體中文' }))
    await waitFor(() => expect(values).toEqual([{ locale: 'zh-TW' }]))
    stop()
    // The toolbar now sets the language, so the URL no longer contains it.
    await waitForScreen(/^\/login$/)
  },
})
