import type { ComponentType } from 'react'
import { ALERT_VIEWS } from '../features/alarms/views'
import type { ViewName } from '../schema/names'
import type { ViewProps } from '../console/views/view-props'
import { lazyPart } from '../kit/parts/lazy-part'

/** The views that declarations may name, each in a part of its own, by `lazyPart`. */
export const VIEWS: Readonly<Record<ViewName, ComponentType<ViewProps>>> = {
  deviceTree: lazyPart(() => import('../features/devices/device-tree').then((part) => part.DeviceTree)),
  addDevices: lazyPart(() => import('../features/devices/add-devices').then((part) => part.AddDevices)),
  renameDevice: lazyPart(() => import('../features/devices/rename-device').then((part) => part.RenameDevice)),
  replaceDevice: lazyPart(() =>
    import('../features/devices/replace-device').then((part) => part.ReplaceDevice),
  ),
  compareDevices: lazyPart(() =>
    import('../features/devices/compare-devices').then((part) => part.CompareDevices),
  ),
  meterSettings: lazyPart(() =>
    import('../features/devices/meter-settings').then((part) => part.MeterSettings),
  ),
  meterForm: lazyPart(() => import('../features/devices/meter-form').then((part) => part.MeterForm)),
  seeAs: lazyPart(() => import('../features/people/see-as-role').then((part) => part.SeeAsRole)),
  plantPlace: lazyPart(() => import('../features/plants/plant-place').then((part) => part.PlantPlace)),
  plantIncome: lazyPart(() => import('../features/plants/plant-income').then((part) => part.PlantIncome)),
  gridType: lazyPart(() => import('../features/plants/grid-type').then((part) => part.GridTypeSection)),
  deletePlant: lazyPart(() => import('../features/plants/delete-plant').then((part) => part.DeletePlant)),
  suggestionForm: lazyPart(() =>
    import('../features/suggestions/suggestion-form').then((part) => part.SuggestionForm),
  ),
  plantMap: lazyPart(() => import('../features/plants/plant-map').then((part) => part.PlantMap)),
  businessTerms: lazyPart(() =>
    import('../features/people/business-terms').then((part) => part.BusinessTermsFields),
  ),
  ...ALERT_VIEWS,
  messageMatrix: lazyPart(() =>
    import('../features/messages/message-matrix').then((part) => part.MessageMatrix),
  ),
  messageScope: lazyPart(() =>
    import('../features/messages/message-scope').then((part) => part.MessageScope),
  ),
  wallLink: lazyPart(() => import('../features/wall/wall-link').then((part) => part.WallLinkDialog)),
  wallPreview: lazyPart(() => import('../features/wall/wall-preview').then((part) => part.WallPreview)),
  messageCredit: lazyPart(() =>
    import('../features/billing/message-credit').then((part) => part.MessageCreditPanel),
  ),
  buyMessages: lazyPart(() => import('../features/billing/buy-messages').then((part) => part.BuyMessages)),
  dataPlanHead: lazyPart(() =>
    import('../features/billing/data-plan-head').then((part) => part.DataPlanHead),
  ),
  renewDataPlans: lazyPart(() =>
    import('../features/billing/renew-data-plans').then((part) => part.RenewDataPlans),
  ),
  autoRenewPlans: lazyPart(() =>
    import('../features/billing/auto-renew-plans').then((part) => part.AutoRenewPlans),
  ),
  chooseByList: lazyPart(() =>
    import('../features/billing/choose-by-list').then((part) => part.ChooseByList),
  ),
  reminders: lazyPart(() => import('../features/billing/reminders').then((part) => part.Reminders)),
  receiptPayer: lazyPart(() => import('../features/billing/receipt-payer').then((part) => part.ReceiptPayer)),
  orderPayment: lazyPart(() => import('../features/billing/order-payment').then((part) => part.OrderPayment)),
  insuranceHead: lazyPart(() =>
    import('../features/insurance/insurance-head').then((part) => part.InsuranceHead),
  ),
  quoteFacts: lazyPart(() => import('../features/insurance/quote-facts').then((part) => part.QuoteFacts)),
  acceptQuote: lazyPart(() => import('../features/insurance/accept-quote').then((part) => part.AcceptQuote)),
  claimForm: lazyPart(() => import('../features/insurance/claim-form').then((part) => part.ClaimForm)),
  claimPhotos: lazyPart(() => import('../features/insurance/claim-photos').then((part) => part.ClaimPhotos)),
  claimEvidence: lazyPart(() =>
    import('../features/insurance/claim-evidence').then((part) => part.ClaimEvidence),
  ),
  messagePreview: lazyPart(() =>
    import('../features/messages/message-preview').then((part) => part.MessagePreviewPart),
  ),
  invoiceData: lazyPart(() => import('../features/billing/invoice-data').then((part) => part.InvoiceData)),
  newToken: lazyPart(() => import('../features/tokens/new-token').then((part) => part.NewToken)),
}
