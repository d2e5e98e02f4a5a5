import { useState } from 'react'
import { qrLoginLifetimeMs } from '../../mocks/login/qr-logins.ts'
import { resendDelayMs } from '../../src/rules/limits.ts'
import { Select } from '../review/document.tsx'
import { confirmOnPhone, scanQrCode } from './devices.ts'
import { failureOptions } from './failures.ts'
import { MessagesSection } from './messages-section.tsx'
import { FillIn, PanelButton, type PanelPartProps, row, Section } from './panel-parts.tsx'
import { clientNames, clients, describePerson, findPerson, getInitialLogin, people } from './people.ts'
import { getScreenKey, getScreenName, getScreenUrl, screenKeys } from './screen-keys.ts'

const personOptions = people.map((person) => [person.id, describePerson(person)] as const)
const screenOptions = screenKeys.map((key) => [key, getScreenName(key)] as const)
const clientOptions = clients.map((client) => [client, clientNames[client]] as const)

/** The value of the page select if it does not list the current page. */
const unlistedPage = ''

const securityScreen = getScreenKey('/security')

/** Lets reviewers choose a person and log them in. */
function PersonSection({ prototype, state, page }: PanelPartProps) {
  const { start, person, sandbox, currentPage, accountTitle } = state
  const { login, note } = person
  // The reviewer may have changed the password in the prototype, so read it from the service.
  const password = login && sandbox.service.peek.account(login)?.password
  const choosePerson = (id: string) => {
    const { screen, client } = findPerson(id)
    void prototype.restart({ persona: id, screen, client, isLoggedIn: false, minutesAhead: 0 })
  }
  return (
    <Section title="Person">
      <Select label="Use the product as" value={start.persona} options={personOptions} onChoose={choosePerson} />
      <p className="text-small text-muted empty:hidden">{note}</p>
      {login !== undefined && (
        <p className={row}>
          <code>{login}</code>
          <code>{password}</code>
        </p>
      )}
      <div className={row}>
        {login !== undefined && (
          <FillIn key={currentPage?.id} page={page} values={{ login, password }}>
            Fill in login details
          </FillIn>
        )}
        {getInitialLogin(person) !== undefined && (
          <PanelButton onClick={() => void prototype.restart({ screen: securityScreen, isLoggedIn: true })}>
            Start at account security
          </PanelButton>
        )}
        <PanelButton
          onClick={() => void prototype.restart({ screen: person.screen, isLoggedIn: false, minutesAhead: 0 })}
        >
          Start over
        </PanelButton>
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {accountTitle === undefined ? 'Nobody is logged in.' : `${accountTitle} is logged in.`}
        {accountTitle !== undefined && !start.isLoggedIn && ' A link to this page does not include the new account.'}
      </p>
    </Section>
  )
}

/** Lets reviewers choose the page and the client. */
function PageSection({ prototype, state: { start, currentPage, lastHook } }: PanelPartProps) {
  const currentKey = currentPage && getScreenKey(currentPage.path)
  return (
    <Section title="Page">
      <Select
        label="Go to"
        value={currentKey ?? unlistedPage}
        options={currentKey === undefined ? [[unlistedPage, 'Another page'], ...screenOptions] : screenOptions}
        onChoose={(key) => void prototype.visit(getScreenUrl(key))}
      />
      <Select label="Client" value={start.client} options={clientOptions} onChoose={prototype.setClient} />
      <p role="status" className="text-small text-muted empty:hidden">
        {lastHook !== undefined && `The page called the client hook ${lastHook}.`}
      </p>
    </Section>
  )
}

const minutesPerDay = 24 * 60

const timeJumps = [
  // The wait before another code can be requested (WID-06).
  { name: 'End the countdown', minutes: resendDelayMs / 60_000 },
  { name: 'Expire the QR code', minutes: qrLoginLifetimeMs / 60_000 },
  { name: 'Skip one day', minutes: minutesPerDay },
]

function describeDuration(minutesAhead: number): string {
  const days = Math.floor(minutesAhead / minutesPerDay)
  const minutes = minutesAhead % minutesPerDay
  return [days > 0 && `${days} d`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ') || '0 min'
}

/** Lets reviewers move the clocks of the service and the page forward. */
function ClockSection({ prototype, state: { start }, page }: PanelPartProps) {
  const move = (minutes: number) => {
    prototype.advance(minutes)
    // Make the page notice the new time at once, as it does after the device wakes up.
    page?.defaultView?.dispatchEvent(new Event('resume'))
  }
  return (
    <Section title="Clock">
      <div className={row}>
        {timeJumps.map(({ name, minutes }) => (
          <PanelButton key={name} onClick={() => move(minutes)}>
            {name}
          </PanelButton>
        ))}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {describeDuration(start.minutesAhead)} ahead of real time
      </p>
    </Section>
  )
}

/** Lets reviewers choose how the next submit fails. */
function ErrorSection({ prototype, state: { start } }: PanelPartProps) {
  return (
    <Section title="Error">
      <Select
        label="Error on the next submit"
        value={start.failure}
        options={failureOptions}
        onChoose={prototype.setFailure}
      />
    </Section>
  )
}

const qrActions = [
  { name: 'Scan the QR code', run: scanQrCode },
  { name: 'Confirm on the phone', run: confirmOnPhone },
]

/** Simulates a second device that scans QR codes. */
function PhoneSection({ prototype, page }: PanelPartProps) {
  const [status, setStatus] = useState('')
  return (
    <Section title="Phone">
      <div className={row}>
        {qrActions.map(({ name, run }) => (
          <PanelButton key={name} onClick={() => void run(prototype, page).then(setStatus)}>
            {name}
          </PanelButton>
        ))}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {status}
      </p>
    </Section>
  )
}

/** Lists the requests that violated the contract. Each violation is a bug in the product. */
function Violations({ state: { sandbox } }: PanelPartProps) {
  return sandbox.service.violations.map(({ method, path, reason }) => (
    <p key={`${method} ${path} ${reason}`} role="alert" className="px-4 pt-3.5 text-small text-danger font-medium">
      {method} {path} violates the contract: {reason}
    </p>
  ))
}

/** Shows contract violations, and the sections for the person, page, messages, clock, error and phone. */
export function Panel(props: PanelPartProps) {
  return (
    <aside
      className="grid grid-cols-[minmax(0,1fr)] content-start overflow-y-auto border rounded-card bg-surface-raised *:not-first:border-t tablet:h-[calc(100vh-24px)]"
      aria-label="Panel"
    >
      <Violations {...props} />
      <PersonSection {...props} />
      <PageSection {...props} />
      <MessagesSection {...props} />
      <ClockSection {...props} />
      <ErrorSection {...props} />
      <PhoneSection {...props} />
    </aside>
  )
}
