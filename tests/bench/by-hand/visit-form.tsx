import { type HttpError, useForm, useTranslate, useWarnAboutChange } from '@refinedev/core'
import { Alert, Button, Form, Input, InputNumber, Select, Skeleton, Upload } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CURRENCIES, OUTCOMES, PHOTO_MEGABYTES, RESOURCE, type Visit } from './visit'
import { usePlantNames } from './use-plant-names'

type Values = Omit<Visit, 'id'>

const INITIAL = { outcome: 'planned', currency: 'EUR' } as const

/** A picture as the collection keeps it. */
function dataAddress(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(new Error('unreadable'))
    reader.readAsDataURL(file)
  })
}

export function VisitForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id } = useParams()
  const plants = usePlantNames()
  const [form] = Form.useForm<Values>()
  const { setWarnWhen } = useWarnAboutChange()
  const [broken, setBroken] = useState<string | null>(null)
  const { onFinish, query, formLoading, mutation } = useForm<Visit, HttpError, Values>({
    resource: RESOURCE,
    action: id === undefined ? 'create' : 'edit',
    ...(id === undefined ? {} : { id }),
    redirect: false,
    onMutationSuccess: ({ data }) => {
      setWarnWhen(false)
      void navigate(`/${RESOURCE}/${data.id}`)
    },
    onMutationError: ({ errors }) => {
      // What the server refuses stands at its field.
      const shown = Object.entries(errors ?? {}).map(([name, shown]) => ({
        name: name as keyof Values & string,
        errors: Array.isArray(shown) ? shown : [String(shown)],
      }))
      form.setFields(shown)
    },
  })
  const visit = query?.data?.data
  useEffect(() => {
    if (visit) form.setFieldsValue(visit)
  }, [visit, form])
  useEffect(() => () => setWarnWhen(false), [setWarnWhen])

  if (id !== undefined && visit === undefined) return <Skeleton active />
  const label = (name: string) => t(`maintenance-visits.fields.${name}`)
  const required = { required: true, message: t('form.required') }
  return (
    <section>
      <h1>{t(id === undefined ? 'maintenance-visits.create' : 'maintenance-visits.edit')}</h1>
      {mutation.isError && <Alert type="error" message={t('form.failed')} />}
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={INITIAL}
        disabled={formLoading}
        onValuesChange={() => setWarnWhen(true)}
        onFinish={(values) => void onFinish({ ...values, work: values.work.trim() }).catch(() => undefined)}
      >
        <Form.Item
          name="work"
          label={label('work')}
          rules={[
            { ...required, whitespace: true },
            { max: 60, message: t('form.tooLong', { max: 60 }) },
          ]}
        >
          <Input />
        </Form.Item>
        <Form.Item name="plant" label={label('plant')} rules={[required]}>
          <Select
            showSearch
            optionFilterProp="label"
            options={[...plants].map(([value, name]) => ({ value, label: name }))}
          />
        </Form.Item>
        <Form.Item name="date" label={label('date')} rules={[required]}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="outcome" label={label('outcome')}>
          <Select
            options={OUTCOMES.map((value) => ({ value, label: t(`maintenance-visits.outcome.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="cost"
          label={label('cost')}
          rules={[{ type: 'number', min: 0, message: t('form.least', { min: 0 }) }]}
        >
          <InputNumber />
        </Form.Item>
        <Form.Item name="currency" label={label('currency')}>
          <Select options={CURRENCIES.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="photo" hidden>
          <Input />
        </Form.Item>
        <Form.Item label={label('photo')} {...(broken ? { validateStatus: 'error', help: broken } : {})}>
          <Upload
            accept="image/*"
            maxCount={1}
            beforeUpload={(file) => {
              const fits = file.type.startsWith('image/') && file.size <= PHOTO_MEGABYTES * 1024 * 1024
              setBroken(fits ? null : t('form.image', { megabytes: PHOTO_MEGABYTES }))
              if (fits) {
                void dataAddress(file).then((photo) => form.setFieldsValue({ photo }))
                setWarnWhen(true)
              }
              return false
            }}
          >
            <Button>{t('form.choose')}</Button>
          </Upload>
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={formLoading}>
          {t('actions.save')}
        </Button>
        <Button onClick={() => void navigate(-1)}>{t('actions.cancel')}</Button>
      </Form>
    </section>
  )
}
