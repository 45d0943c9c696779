import { useCan, useDelete, useGetLocale, useShow, useTranslate } from '@refinedev/core'
import { Alert, Button, Descriptions, Image, Modal, Skeleton, Space, Tag } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { day, MISSING, money, RESOURCE, TONES, type Visit } from './visit'
import { usePlantNames } from './use-plant-names'

export function VisitDetail() {
  const t = useTranslate()
  const language = useGetLocale()() ?? 'en'
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const plants = usePlantNames()
  const [modal, confirmation] = Modal.useModal()
  const { data: edit } = useCan({ resource: RESOURCE, action: 'edit' })
  const { data: gone } = useCan({ resource: RESOURCE, action: 'delete' })
  const { mutate: remove } = useDelete<Visit>()
  const { result: visit, query } = useShow<Visit>({ resource: RESOURCE, id })

  if (query.isError)
    return (
      <Alert
        type="error"
        message={t('record.failed')}
        action={<Button onClick={() => void query.refetch()}>{t('actions.retry')}</Button>}
      />
    )
  if (visit === undefined) return <Skeleton active />
  const ask = () =>
    void modal.confirm({
      title: t('maintenance-visits.delete.title', { what: visit.work }),
      content: t('maintenance-visits.delete.text'),
      okText: t('actions.delete'),
      cancelText: t('actions.cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        new Promise<void>((done, fail) => {
          remove(
            { resource: RESOURCE, id },
            {
              onSuccess: () => {
                done()
                void navigate(`/${RESOURCE}`)
              },
              onError: fail,
            },
          )
        }),
    })
  return (
    <section>
      {confirmation}
      <h1>{visit.work}</h1>
      <Space>
        {edit?.can && (
          <Button onClick={() => void navigate(`/${RESOURCE}/${id}/edit`)}>{t('actions.edit')}</Button>
        )}
        {gone?.can && (
          <Button danger onClick={ask}>
            {t('actions.delete')}
          </Button>
        )}
      </Space>
      <Descriptions
        column={1}
        items={[
          {
            key: 'plant',
            label: t('maintenance-visits.fields.plant'),
            children: plants.get(visit.plant) ?? MISSING,
          },
          { key: 'date', label: t('maintenance-visits.fields.date'), children: day(visit.date, language) },
          {
            key: 'outcome',
            label: t('maintenance-visits.fields.outcome'),
            children: (
              <Tag color={TONES[visit.outcome]}>{t(`maintenance-visits.outcome.${visit.outcome}`)}</Tag>
            ),
          },
          { key: 'cost', label: t('maintenance-visits.fields.cost'), children: money(visit, language) },
          {
            key: 'photo',
            label: t('maintenance-visits.fields.photo'),
            children: visit.photo ? <Image src={visit.photo} alt={visit.work} width={240} /> : MISSING,
          },
        ]}
      />
    </section>
  )
}
