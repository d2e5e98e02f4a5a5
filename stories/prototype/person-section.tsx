import { fields, fillIn } from './frame-fields.ts'
import styles from './panel.module.css'
import { Choose, Copy, type PanelPartProps, Press, Section } from './panel-parts.tsx'
import { describePerson, entryOf, findPerson, isRefusedAtFirst, people } from './people.ts'
import { keyOf } from './places.ts'
import { firstArgs } from './prototype-args.ts'

const groups = [
  { label: 'Let in', members: people.filter((person) => !isRefusedAtFirst(person)) },
  { label: 'Refused or led elsewhere', members: people.filter(isRefusedAtFirst) },
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

/** Who is in the prototype, and how they get in. */
export function PersonSection({ prototype, state, page, facts }: PanelPartProps) {
  const { args, person, world, accountTitle, isRefused, isNewcomer } = state
  const { login } = person
  // As it is by now: it may have been changed on the way.
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
      <Choose label="Who is it?" value={args.persona} onChoose={(id) => begin(id, { isEntered: false })}>
        {groups.map(({ label, members }) => (
          <optgroup key={label} label={label}>
            {members.map((member) => (
              <option key={member.id} value={member.id}>
                {describePerson(member)}
              </option>
            ))}
          </optgroup>
        ))}
      </Choose>
      <p className={styles.muted}>{person.note}</p>
      {login !== undefined && (
        <dl className={styles.facts}>
          <Credential name="Login" value={login} />
          {password !== undefined && <Credential name="Password" value={password} />}
        </dl>
      )}
      <div className={styles.row}>
        {login !== undefined && facts.hasLoginField && (
          <Press
            onClick={() => {
              fillIn(page, fields.login, login)
              if (password !== undefined) fillIn(page, fields.password, password)
            }}
          >
            Fill in the login
          </Press>
        )}
        {entryOf(person) !== undefined && (
          <Press onClick={() => begin(args.persona, { isEntered: true, screen: keyOf('/security') })}>
            Start at account security
          </Press>
        )}
        <Press onClick={() => begin(args.persona, { isEntered: false })}>Start over</Press>
      </div>
      <p role="status" className={styles.muted}>
        {accountTitle === undefined ? 'Nobody is logged in.' : `${accountTitle} is logged in.`}
        {isRefused && ' The service does not let this persona in at once: log in by hand, and see what it says.'}
      </p>
      {isNewcomer && (
        <p className={styles.waiting}>
          A link to this state opens without the account that was registered here: nobody is logged in there.
        </p>
      )}
    </Section>
  )
}
