import Foundation
import PhoneBridge

/// Words for a call, while a person writes them.
struct WatchDraft: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable, CaseIterable { case whisper, say, transfer, keys }

    private static let longest = 400
    private static let mostKeys = 32

    let kind: Kind
    /// The one that was chosen when it was begun.
    let call: String
    private(set) var text = ""

    init(_ kind: Kind, for call: String, _ text: String = "") {
        (self.kind, self.call) = (kind, call)
        for character in text { write(character) }
    }

    /// What cannot be pressed on a telephone is passed over.
    mutating func write(_ character: Character) {
        guard kind == .keys else {
            if text.count < Self.longest { text.append(character) }
            return
        }
        let key = character.uppercased()
        if "0123456789*#ABCD".contains(key), text.count < Self.mostKeys { text += key }
    }

    mutating func erase() { if !text.isEmpty { text.removeLast() } }

    /// Nil where there is nothing to be sent.
    var order: BridgeOrder? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        switch kind {
        case .whisper: return .whisper(text)
        case .say: return .say(text)
        case .keys: return .press(text)
        case .transfer:
            // Behind a comma comes what they hear first.
            let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard !parts[0].isEmpty else { return nil }
            return .transfer(parts[0], saying: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
        }
    }

    var prompt: String {
        switch kind {
        case .whisper: "Whisper to echo"
        case .say: "Have echo say"
        case .transfer: "Transfer to"
        case .keys: "Press keys"
        }
    }
}
