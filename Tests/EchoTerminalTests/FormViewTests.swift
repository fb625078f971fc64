import EchoScreen
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `A form is drawn` {
    private static let verdict =
        "One turn: it starts 0.72 s before your first word and continues past the end of the recording."

    private func lines(_ width: Int, _ height: Int, threshold: Double = 0.5) -> [String] {
        guard case .form(var form)? = SampleScreens.tunerReview.overlay?.content else { return [] }
        form.verdict = [StyledText(Self.verdict, .warning), StyledText("Room noise alone would start a turn.")]
        form.histograms?.threshold = threshold
        var frame = Frame(size: Size(width: width, height: height))
        FormView(form: form) { _ in "Enter" }.draw(in: frame.bounds, to: &frame)
        return FrameText.text(of: frame).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func words(_ lines: [String]) -> String {
        lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    @Test(arguments: [(54, 12), (68, 18), (96, 30)])
    func `what the settings do is said whole, whatever else must go`(width: Int, height: Int) {
        let text = words(lines(width, height))

        for part in [Self.verdict, "Room noise alone would start a turn.", "Threshold", "Silence", "turns"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test(arguments: stride(from: 5, through: 95, by: 5).map { Double($0) / 100 })
    func `the words of the axis leave room for the line`(threshold: Double) throws {
        for width in [54, 68, 96] {
            let axis = try #require(lines(width, 18, threshold: threshold).first { $0.contains("▴") })

            let words = axis.split(separator: " ").map(String.init)
            #expect(Set(words).isSubset(of: ["noise", "speech", "▴"]), "\(axis)")
        }
    }

    @Test func `no more rows are taken than there are`() {
        for height in 0...40 {
            let rows = FormRows(height: height)
            #expect(2 * rows.histogram + rows.axis + rows.wave + rows.strip + rows.legend <= height)
        }
    }
}
