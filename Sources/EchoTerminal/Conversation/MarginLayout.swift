import EchoScreen
import EchoText

/// Draws what stands in front of a block. It never takes more than half of the width: the outermost margins give way.
struct MarginLayout {
    private let margins: ArraySlice<TextMargin>

    init(_ margins: [TextMargin], width: Int) {
        var shown = margins[...]
        while Self.columns(shown) > width / 2 { shown = shown.dropFirst() }
        self.margins = shown
    }

    var columns: Int { Self.columns(margins) }

    func spans(isFirst: Bool) -> [Span] {
        margins.map { margin in
            switch margin {
            case .quote: Span("│ ", .tableBorder)
            case .marker(let marker) where isFirst: Span(marker + " ", .accent)
            case .marker, .indent: Span(String(repeating: " ", count: Self.columns(margin)))
            }
        }
    }

    private static func columns(_ margins: ArraySlice<TextMargin>) -> Int { margins.reduce(0) { $0 + columns($1) } }

    private static func columns(_ margin: TextMargin) -> Int {
        switch margin {
        case .quote: 2
        case .marker(let marker), .indent(let marker): TextWidth.columns(of: marker) + 1
        }
    }
}
