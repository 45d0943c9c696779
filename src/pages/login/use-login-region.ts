import { useState } from 'react'
import { type AccountChecks, accountPlace, type AccountPlace } from '../../domain/people/account-place'
import { identityType, isEmail } from '../../domain/people/identity'
import { guessedCode, type Region, REGIONS, regionOfSelection, selectionOf } from '../../domain/place/region'
import type { CountryGuess } from '../../domain/place/region-records'
import { useServices } from '../../console/services/services-context'
import { checkUser } from '../../transport/calls/account-check'
import { useCountryGuess } from './region/use-country-guess'
import { useHelp } from '../../kit/form/use-help'

/** Asks every data centre about an account name (C4), or the only one. A silent one counts as not knowing. */
function useAccountChecks(account: string | null): AccountChecks | null {
  const { send, configuration, storage } = useServices()
  const asked: readonly Region[] = configuration.multiDataCentre ? REGIONS : [storage.region()]
  return useHelp(account, async (signal) => {
    const answers = await Promise.all(
      asked.map((region) =>
        send(checkUser(account ?? '', region, configuration.source), { signal }).catch(() => null),
      ),
    )
    return Object.fromEntries(asked.map((region, index) => [region, answers[index] ?? null])) as AccountChecks
  })
}

export interface LoginRegion {
  /** What somebody chose; null as long as nobody did. */
  chosen: string | null
  /** What a sign-in would use; null is the default region. */
  code: string | null
  region: Region
  /** Where the account is, once asked. */
  place: AccountPlace
  /** Set when the country decided, and nobody else. */
  guess: CountryGuess | null
  /** Set when the account decided. */
  found: Region | null
  /** Takes a choice and keeps it. */
  choose(code: string): void
  /** The account name is typed: time to ask where it is. */
  ask(account: string): void
}

/** The data region of a sign-in: what was chosen, else where the account is, else where this machine seems to be. */
export function useLoginRegion(): LoginRegion {
  const { configuration, storage } = useServices()
  const [chosen, setChosen] = useState(() => storage.regionChoice()?.code ?? null)
  const [account, setAccount] = useState<string | null>(null)
  const guess = useCountryGuess(configuration.multiDataCentre && chosen === null)
  const checks = useAccountChecks(account)
  const guessed = configuration.multiDataCentre ? guessedCode(guess) : null

  const here = chosen === null ? null : regionOfSelection({ code: chosen })
  const place = accountPlace(checks ?? {}, configuration.multiDataCentre ? here : storage.region())
  const found =
    configuration.multiDataCentre && chosen === null && place.kind === 'here' ? place.region : null
  // Europe stands for the international region as a whole; the guess may know the area.
  const area = guessed === null || guessed === 'CN' ? 'EU' : guessed
  const foundCode = found === null ? null : found === 'CHINA' ? selectionOf(found).code : area
  const code = chosen ?? foundCode ?? guessed
  return {
    chosen,
    code,
    region: regionOfSelection({ code: code ?? '' }),
    place,
    guess: chosen === null && found === null && guessed !== null ? guess : null,
    found,
    choose(next) {
      storage.chooseRegion({ code: next })
      setChosen(next)
    },
    ask(typed) {
      const name = typed.trim()
      const whole = name !== '' && (identityType(name) !== 2 || isEmail(name))
      setAccount(whole ? name : null)
    },
  }
}
