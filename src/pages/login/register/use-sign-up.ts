import { useEffect, useState } from 'react'
import { identityType } from '../../../domain/people/identity'
import { checkPassword } from '../../../domain/people/password'
import { type Fault, faultKey } from '../../../domain/faults/fault'
import { regionOfSelection, offeredCode } from '../../../domain/place/region'
import { type SignUpPlace, placeOfFault } from '../../../domain/people/sign-up-fault'
import { useServices } from '../../../console/services/services-context'
import { useLanguage } from '../../../kit/text/use-text'
import type { Applicant } from '../../../transport/calls/credentials'
import { useCountryGuess } from '../region/use-country-guess'
import { useLoginRegion } from '../use-login-region'
import { accountOf, addresseeFault, addresseeOf, draftFault, EMPTY_DRAFT } from './identity-draft'
import { useVerification } from '../../../features/credentials/use-verification'

/** What the server refused, at the field it is about; gone as soon as that field changes. */
type Refusals = Partial<Record<Exclude<SignUpPlace, 'form'>, string | null>>

/**
 * What registration and the forgotten password have in common: region, identity, code and new password. `named` is the
 * account that was typed at sign-in.
 */
export function useSignUp(scene: 'REGISTER' | 'FORGET', named = '') {
  const { configuration, storage } = useServices()
  const language = useLanguage()
  const guess = useCountryGuess(true)
  const place = useLoginRegion()
  const verification = useVerification(scene)
  // A new account is made where somebody says; one that is there already is looked for as at sign-in.
  const region = scene === 'REGISTER' ? place.chosen : offeredCode(place.code ?? 'EU')
  const [draft, setDraft] = useState(
    identityType(named) === 2 ? { ...EMPTY_DRAFT, email: named } : EMPTY_DRAFT,
  )
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [judged, setJudged] = useState<'nothing' | 'addressee' | 'all'>('nothing')
  const [refusals, setRefusals] = useState<Refusals>({})
  const [trouble, setTrouble] = useState<{ at: number; fault: Fault } | null>(null)

  const several = configuration.multiDataCentre
  const guessedPrefix = guess?.phonePrefix ?? ''
  const account = accountOf(draft, guessedPrefix)
  const who = (name: string): Applicant => ({
    account: name,
    region: several ? regionOfSelection({ code: region ?? '' }) : storage.region(),
    language,
    system: configuration.source,
    area: (several ? region : guess?.area) ?? storage.region(),
  })

  const { ask } = place
  useEffect(() => {
    if (named !== '') ask(named)
    // Once: from then on it is asked for when it is left.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const identityFault = draftFault(draft, guessedPrefix)
  const emailFault = draft.kind === 'username' ? addresseeFault(draft, guessedPrefix) : null
  const codeFault = code.trim() !== '' ? null : verification.sent ? 'code.missing' : 'code.unsent'
  const regionFault = several && region === null ? 'region.missing' : null
  const refuse = (fault: Fault) => {
    const place = placeOfFault(fault)
    if (place === 'form') setTrouble((before) => ({ at: (before?.at ?? 0) + 1, fault }))
    else setRefusals((before) => ({ ...before, [place]: faultKey(fault) }))
    verification.heard(faultKey(fault))
  }
  const forgive = (place: keyof Refusals) => setRefusals((before) => ({ ...before, [place]: null }))

  return {
    account,
    who,
    /** Code, or null before a choice; the only data centre needs none. */
    region,
    chooseRegion: place.choose,
    /** The name is typed: time to ask where its account is. */
    settle() {
      if (scene === 'FORGET') place.ask(account)
    },
    draft,
    guessedPrefix,
    changeDraft(next: typeof draft) {
      setDraft(next)
      forgive('identity')
    },
    code,
    changeCode(text: string) {
      setCode(text)
      forgive('code')
    },
    password,
    changePassword(text: string) {
      setPassword(text)
      forgive('password')
    },
    verification,
    async requestCode() {
      setJudged((before) => (before === 'all' ? before : 'addressee'))
      setTrouble(null)
      forgive('code')
      if (regionFault !== null || addresseeFault(draft, guessedPrefix) !== null) return
      if (draft.kind !== 'username' && identityFault !== null) return
      const fault = await verification.request(who(addresseeOf(draft, guessedPrefix)))
      if (fault) refuse(fault)
    },
    /** Marks everything as judged, and says whether it may be sent. */
    judge(): boolean {
      setJudged('all')
      setTrouble(null)
      return !(regionFault || identityFault || emailFault || codeFault || checkPassword(password))
    },
    refuse,
    trouble,
    judgedAll: judged === 'all',
    /** i18n keys of what each field says. */
    errors: {
      region: judged === 'nothing' ? null : regionFault,
      identity:
        (judged === 'all' || (judged === 'addressee' && draft.kind !== 'username') ? identityFault : null) ??
        (draft.kind === 'username' && refusals.identity === 'faults:27' ? null : (refusals.identity ?? null)),
      email:
        (judged === 'nothing' ? null : emailFault) ??
        (draft.kind === 'username' && refusals.identity === 'faults:27' ? refusals.identity : null),
      code: (judged === 'all' ? codeFault : null) ?? refusals.code ?? null,
      password: refusals.password ?? null,
    },
  }
}

export type SignUp = ReturnType<typeof useSignUp>
