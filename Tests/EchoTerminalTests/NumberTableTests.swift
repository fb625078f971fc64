import EchoScreen
import EchoText
import Testing

@testable import EchoTerminal

@Suite struct `A table is drawn` {
    private func lines(_ table: TableViewState) -> [String] {
        NumberTableLayout(table).lines.map { $0.map(\.text).joined() }
    }

    @Test func `in columns as wide as what stands in them, at the right`() {
        let table = TableViewState(
            headings: [.init("last turn", over: 2), .init("conversation")],
            rows: [
                .init(label: StyledText("Text"), cells: ["1,000", "$0.0040", "12,000"].map { StyledText($0) }),
                .init(
                    label: StyledText("Total"), cells: ["1", "", "123,456,789"].map { StyledText($0) }, isApart: true),
            ], notes: [[], [StyledText("A note.")]])

        #expect(
            lines(table) == [
                "                  last turn  conversation",
                "Text        1,000   $0.0040        12,000",
                "─────────────────────────────────────────",
                "Total           1             123,456,789",
                "", "A note.",
            ])
    }

    @Test func `closer together where there is little room, and with labels cut rather than numbers`() {
        let table = TableViewState(
            headings: ["calls", "cost"].map { TableViewState.Heading($0) },
            rows: [
                .init(
                    label: StyledText("Translation  LibreTranslate"), cells: ["12", "$0.0040"].map { StyledText($0) })
            ],
            notes: [[StyledText("LibreTranslate cannot be reached at home.")]])
        func lines(_ room: Int) -> [String] {
            NumberTableLayout(table, in: room).lines.map { $0.map(\.text).joined() }
        }

        #expect(
            lines(45) == [
                "                               calls     cost", "Translation  LibreTranslate       12  $0.0040",
                "LibreTranslate cannot be reached at home.",
            ])
        #expect(
            lines(30) == [
                "                calls     cost", "Translation…       12  $0.0040", "LibreTranslate cannot be ",
                "  reached at home.",
            ])
    }

    @Test func `without rows, headings or cells as any other`() {
        #expect(lines(TableViewState(headings: [], rows: [])).isEmpty)
        #expect(lines(TableViewState(headings: [.init("x", over: 0)], rows: [])).count == 1)
        #expect(
            lines(TableViewState(headings: [.init("a", over: 9)], rows: [.init(label: StyledText("b"), cells: [])]))
                == ["   ", "b  "])
    }
}
