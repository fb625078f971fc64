import EchoPorts
import EchoPresentation
import EchoStore
import Foundation
import PhoneBridge

/// Makes the numbers, cards and addresses of others unreadable in conversations that are listed and exported.
struct HistoryMask: Sendable {
    /// As the settings say: calls alone, or nothing.
    static var ofThisProcess: HistoryMask {
        let store = TOMLSettingsStore(path: Paths.ofThisProcess.configFile.path, catalog: CompositionRoot.catalog)
        return HistoryMask(calls: store.load(nil).engine.phone.masking == .exports, all: false)
    }

    private let calls: Bool
    private let all: Bool
    private let mask = PersonalDataMask()

    init(calls: Bool, all: Bool) { (self.calls, self.all) = (calls, all) }

    /// Of every conversation.
    static let ofAll = HistoryMask(calls: true, all: true)

    func masked(_ record: ConversationRecord) -> ConversationRecord {
        guard masks(record) else { return record }
        var record = record
        record.title.text = mask.mask(record.title.text)
        return record
    }

    func masked(_ messages: [SaidMessage], of record: ConversationRecord) -> [SaidMessage] {
        masks(record) ? messages.map { $0.masked(mask.mask) } : messages
    }

    func masks(_ record: ConversationRecord) -> Bool { all || (calls && record.kind == .phone) }
}
