import Echo
import EchoText

extension EventRowViewState {
    /// The item that its last event is about; nil for none.
    var itemID: String? {
        guard let json = entries.last?.record.json else { return nil }
        let tree = JSONTree([json])
        return tree.string(tree.member("item_id"))
            ?? tree.member("item").flatMap { tree.string(tree.member("id", of: $0)) }
    }

    /// What is opened of it: of a run the newest comes first.
    var opened: FoldedTree {
        let title = ["\(arrow) \(type)", countText, time, sizeText, turn > 0 ? "turn \(turn)" : ""]
        return FoldedTree(
            title: title.filter { !$0.isEmpty }.joined(separator: "  "), texts: entries.reversed().map(\.record.json))
    }

    /// The JSON of its events, a line each, oldest first, without secrets.
    var source: String { entries.map { Redactor.redacted(json: $0.record.json) }.joined(separator: "\n") }
}
