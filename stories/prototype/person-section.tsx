import { fields, fillIn } from './frame-fields.ts'
import styles from './panel.module.css'
import { Copy, PanelButton, type PanelPartProps, Section, Select } from './panel-parts.tsx'
import { describePerson, entryOf, findPerson, isRefusedAtFirst, people } from './people.ts'
import { keyOf } from './places.ts'
import { firstArgs } from './prototype-args.ts'

const groups = [
  { label: 'Can log in', members: people.filter((person) => !isRefusedAtFirst(person)) },
  { label: 'Refused or redirected', members: people.filter(isRefusedAtFirst) },
]

function Credential({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <Copy value={value} label={`Copy the ${name.toLowerCase()}`} />
      </dd>
    </div>
  )
}

/** Chooses the person, and shows how to log in as them. */
export function PersonSection({ prototype, state, page, facts }: PanelPartProps) {
  const { args, person, world, accountTitle, isRefused, isNewcomer } = state
  const { login } = person
  // Read from the service, since it may have been changed in the prototype.
  const password = login && world.service.peek.account(login)?.password
  const begin = (id: string, part: { isEntered: boolean; screen?: string }) => {
    const { screen, client } = findPerson(id)
    const isPerson = id === args.persona
    void prototype.begin({
      ...firstArgs,
      isPanelOpen: args.isPanelOpen,
      screen,
      persona: id,
      client: isPerson ? args.client : client,
      ...part,
    })
  }
  return (
    <Section title="Persona">
      <Select label="Person" value={args.persona} onChoose={(id) => begin(id, { isEntered: false })}>
        {groups.map(({ label, members }) => (
          <optgroup key={label} label={label}>
            {members.map((member) => (
              <option key={member.id} value={member.id}>
                {describePerson(member)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <p className={styles.muted}>{person.note}</p>
      {login !== undefined && (
        <dl className={styles.facts}>
          <Credential name="Login" value={login} />
          {password !== undefined && <Credential name="Password" value={password} />}
        </dl>
      )}
      <div className={styles.row}>
        {login !== undefined && facts.hasLoginField && (
          <PanelButton
            onClick={() => {
              fillIn(page, fields.login, login)
              if (password !== undefined) fillIn(page, fields.password, password)
            }}
          >
            Fill in the login
          </PanelButton>
        )}
        {entryOf(person) !== undefined && (
          <PanelButton onClick={() => begin(args.persona, { isEntered: true, screen: keyOf('/security') })}>
            Start at account security
          </PanelButton>
        )}
        <PanelButton onClick={() => begin(args.persona, { isEntered: false })}>Start over</PanelButton>
      </div>
      <p role="status" className={styles.muted}>
        {accountTitle === undefined ? 'Nobody is logged in.' : `${accountTitle} is logged in.`}
        {isRefused && ' The service does not log this persona in directly: log in by hand to see why.'}
      </p>
      {isNewcomer && (
        <p className={styles.waiting}>
          A link to this state opens without the account that was registered here, so nobody will be logged in.
        </p>
      )}
    </Section>
  )
}
