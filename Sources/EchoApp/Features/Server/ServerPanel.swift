import Echo
import EchoScreen
import EchoText

/// A server's abilities, as a panel: the last results and the current ones, row by row.
package struct ServerPanel: PanelProtocol {
    package static let title = "Test the server"

    private let address: String
    /// The results of the last test, or of the current one; nil as long as nobody has tested it.
    package private(set) var table: ServerTable?
    /// What was found so far; nil while nothing is tested.
    private var found: [ServerTable.Row]?
    /// What the server is not asked for any more.
    private var refusals: [KnownRefusal] = []
    private var scroll = 0

    /// Models whose refusals are listed.
    private static let mostModels = 8

    /// - Parameter address: of the server, as it may be shown.
    package init(address: String) { self.address = address }

    /// Shows what was found the last time.
    package mutating func show(_ table: ServerTable) { if found == nil { self.table = table } }

    package mutating func show(_ refusals: [KnownRefusal]) { self.refusals = refusals }

    package var isTesting: Bool { found != nil }

    package mutating func begin() {
        (table, found) = (nil, [])
        scroll = 0
    }

    package mutating func add(_ row: ServerTable.Row) { found?.append(row) }

    package mutating func finish(with table: ServerTable) { (self.table, found) = (table, nil) }

    package var use: Situation.Overlay { .reading }

    package var hints: [HintViewState]? {
        isTesting
            ? [HintViewState(.stop, "cancel")]
            : [
                HintViewState(.testServer, table == nil ? "test" : "test again"),
                table.map { _ in HintViewState(.copy, "copy the table") },
                refusals.isEmpty ? nil : HintViewState(.forgetRefusals, "ask again"), HintViewState(.stop, "close"),
            ].compactMap(\.self)
    }

    package func describePanel(in situation: inout Situation) { situation.facts.insert(.looksAtServer) }

    package mutating func move(by rows: Int) { scroll = scroll.moved(by: rows, last: paragraphs.count * 2) }

    package var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: Self.title, content: .paragraphs(paragraphs), scroll: scroll)
        (overlay.keys, overlay.isGrowing) = (.serverPanel, isTesting)
        return overlay
    }

    private var paragraphs: [ParagraphViewState] {
        let facts = table?.facts ?? [("Server", address)]
        let head = facts.map {
            ParagraphViewState(lead: StyledText("  \($0.name)", .strong), Wording($0.value))
        }
        let rows = (found ?? table?.rows ?? []).map { row in
            ParagraphViewState(
                lead: StyledText("\(row.mark.sign) \(row.name)", row.mark.role), Wording(row.words))
        }
        return head + [.blank] + rows + (rows.isEmpty ? [] : [.blank]) + leftOut + [end]
    }

    private var leftOut: [ParagraphViewState] {
        guard !refusals.isEmpty else { return [] }
        let all = ServerWording.lines(refusals)
        let lines = all.prefix(Self.mostModels).map {
            ParagraphViewState(lead: StyledText("! Left out", .warning), Wording($0))
        }
        let rest = all.count - lines.count
        let more = rest > 0 ? [ParagraphViewState(Wording(String(rest) + " models more"), role: .faint)] : []
        let key: Wording = "The server refused these, and is not asked for them. \(key: .forgetRefusals) asks again."
        return lines + more + [ParagraphViewState(key, role: .faint), .blank]
    }

    private var end: ParagraphViewState {
        if let found {
            let count = ServerAbility.allCases.count
            return ParagraphViewState(
                "… testing: \("\(found.count)") of \("\(count)"). \(key: .stop) cancels.", role: .faint)
        }
        guard table != nil else {
            return ParagraphViewState("\(ServerWording.cost) Press \(key: .testServer) to begin.", role: .faint)
        }
        return ParagraphViewState(
            "\(key: .copy) copies this table: there is no key in it. \(key: .testServer) tests again. \(ServerWording.cost)",
            role: .faint)
    }
}
