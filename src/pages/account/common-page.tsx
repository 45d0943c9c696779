import { Suspense } from 'react'
import { keyStore, possible } from '../../console/keys/shortcut-registry'
import { Button } from '../../kit/button/button'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { Choice } from './choice'
import { LanguageChoice } from './language-choice'
import { KeyMapSection } from './key-map'
import { Preview } from './preview'
import { Page, Section } from './section'
import { COMMON, useSettings } from './use-settings'

/** Opens the list of keys, which the console itself holds under `?`. */
const showKeys = () =>
  possible(keyStore.getState())
    .find(({ id }) => id === 'console.help')
    ?.run()

/** `/account/settings/common`: every choice takes effect at once, and can be taken back. */
export function CommonPage(props: { languages: readonly string[] }) {
  const t = useText('account')
  const menu = useText('console')
  const engine = useText('engine')
  const text = useResourceText({ name: COMMON })
  const { plans } = useSignedInServices()
  const { groups } = plans.get(COMMON)
  const settings = useSettings()

  return (
    <Page title={menu('menu.common')}>
      <p className="text-ink-soft">{t('instant')}</p>
      {groups.map(({ key, fields }) => (
        <Section key={key} title={text.section(key)}>
          {fields.map((name) => {
            if (name === 'language')
              return <LanguageChoice key={name} languages={props.languages} onUndo={settings.offer} />
            const setting = settings.of(name)
            if (setting === null) return null
            return (
              <Choice
                key={name}
                name={name}
                label={text.field(name)}
                {...(text.help(name) === null ? {} : { help: text.help(name) ?? '' })}
                value={setting.value}
                failure={setting.failure}
                of={setting.words.map((value) => ({ value, text: text.choice(name, value) }))}
                onChange={(next) => settings.choose(name, next)}
              />
            )
          })}
          {key === 'speech' && <Preview />}
          {key === 'work' && (
            <div className="hg-wrap">
              <Button onClick={showKeys}>{engine('keys.help')}</Button>
            </div>
          )}
        </Section>
      ))}
      <Suspense fallback={<SkeletonBlock height={400} />}>
        <KeyMapSection />
      </Suspense>
      <p className="text-ink-soft">{t('onlyHere')}</p>
    </Page>
  )
}
