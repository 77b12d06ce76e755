import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Tables } from '#/domain/applications/Tables';
import type { AutoSaveFile } from '#/domain/backup/autoSave';
import type { BackupCipher } from '#/domain/backup/sealedBackup';
import type { TransferCodes } from '#/domain/backup/TransferCodes';
import type { CvStore } from '#/domain/cv/CvStore';
import type { Clipboard } from '#/domain/device/Clipboard';
import type { Downloads } from '#/domain/device/Downloads';
import type { OfflineCopy } from '#/domain/device/OfflineCopy';
import type { ReceivedFiles } from '#/domain/device/ReceivedFiles';
import type { AttachmentStore } from '#/domain/dossier/AttachmentStore';
import type { SheetFiles } from '#/domain/dossier/SheetFiles';
import type { Dictation, Voice } from '#/domain/interview/Speech';
import type { LetterFiles } from '#/domain/letters/LetterFiles';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { Notices } from '#/domain/offers/alerts/Notices';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import type { ImportedOffers } from '#/domain/offers/imports/ImportedOffers';
import type { OfferImporter } from '#/domain/offers/imports/OfferImporter';
import type { PostingReader } from '#/domain/offers/intake/PostingReader';
import type { LiveSearch } from '#/domain/offers/live/LiveSearch';
import type { OfferIndex } from '#/domain/offers/search/OfferIndex';
import type { ReadPhoto } from '#/domain/profile/ReadPhoto';
import type { Lazy } from '#/domain/shared/lazy';
import type { DeviceStorage } from '#/domain/storage/DeviceStorage';
import type { Vault } from '#/domain/storage/Vault';
import type { CvFiles } from '#/domain/tailoredCv/CvFiles';
import type { TextModels } from '#/domain/textmodel/TextModels';
import type { Notify } from '#/usecases/shared/notification';

/** Everything that the application needs of the outside, as ports. What few visits need loads with its first use. */
export type Services = {
  readonly analyzer: Analyzer;
  readonly lexicon: Lazy<Lexicon>;
  /** Labels of the skills that the lexicon knows, in its order. */
  readonly skillLabels: Lazy<readonly string[]>;
  readonly vault: Vault;
  readonly cvStore: CvStore;
  /** The bytes of the files kept with dossiers. */
  readonly attachments: Lazy<AttachmentStore>;
  readonly offers: OfferSource;
  readonly postings: Lazy<PostingReader>;
  /** Opens files of many offers. */
  readonly importer: Lazy<OfferImporter>;
  readonly imported: Lazy<ImportedOffers>;
  /** Asks open sources on the network, once the person switched them on. */
  readonly live: Lazy<LiveSearch>;
  /** Origins of those sources that this page may call; what is switched on since needs another load. */
  readonly liveOrigins: readonly string[];
  /** Searches where there are more offers than the page can look through at once. */
  readonly offerIndex: Lazy<OfferIndex>;
  readonly device: Lazy<DeviceStorage>;
  /** The copy of the application that opens without a network. */
  readonly offline: Lazy<OfflineCopy>;
  readonly dictation: Dictation;
  readonly voice: Voice;
  /** Language models that the user may connect; none is unless they do. */
  readonly textModels: TextModels;
  readonly clipboard: Lazy<Clipboard>;
  readonly downloads: Lazy<Downloads>;
  /** Files that the device opens with the application or that another one shares. */
  readonly receivedFiles: Lazy<ReceivedFiles>;
  /** Null where the page's connection is not safe: browsers then refuse their cryptography. */
  readonly cipher: Lazy<BackupCipher | null>;
  /** A file of its owner's that the page may write to. */
  readonly autoSaveFile: Lazy<AutoSaveFile>;
  /** Codes that carry a backup from a screen to a camera. */
  readonly codes: Lazy<TransferCodes>;
  readonly letterFiles: Lazy<LetterFiles>;
  readonly cvFiles: Lazy<CvFiles>;
  readonly sheetFiles: Lazy<SheetFiles>;
  readonly tables: Lazy<Tables>;
  readonly readPhoto: Lazy<ReadPhoto>;
  readonly notify: Notify;
  /** Takes away the toast that was shown last: what it says is no longer so. */
  readonly takeToastAway: () => void;
  readonly notices: Notices;
  readonly now: () => Date;
  /** 0 included to 1 excluded; for what the specification simulates. */
  readonly random: () => number;
};
