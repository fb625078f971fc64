import EchoScreen

/// Makes the numbers, cards and addresses of others unreadable in conversations that are listed and exported.
package struct HistoryMask: Sendable {
    private let calls: Bool
    private let all: Bool
    private let mask: @Sendable (String) -> String

    /// - Parameters:
    ///   - calls: whether telephone calls are masked.
    ///   - all: whether every conversation is.
    ///   - mask: masks a text.
    package init(calls: Bool, all: Bool, by mask: @escaping @Sendable (String) -> String) {
        (self.calls, self.all, self.mask) = (calls, all, mask)
    }

    package func masked(_ record: ConversationRecord) -> ConversationRecord {
        guard masks(record) else { return record }
        var record = record
        record.title.text = mask(record.title.text)
        return record
    }

    package func masked(_ messages: [SaidMessage], of record: ConversationRecord) -> [SaidMessage] {
        masks(record) ? messages.map { $0.masked(mask) } : messages
    }

    package func masks(_ record: ConversationRecord) -> Bool { all || (calls && record.partner != nil) }
}
