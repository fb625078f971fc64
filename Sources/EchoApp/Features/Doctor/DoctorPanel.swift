import EchoScreen
import EchoText

/// The doctor's findings so far, as a panel.
struct DoctorPanel: PanelProtocol {
    static let title = "Doctor"

    private let hasMicrophone: Bool
    private var findings: [Finding] = []
    private var isOver = false
    private var scroll = 0

    /// - Parameter hasMicrophone: Whether one is tested: nobody is asked to speak into none.
    init(hasMicrophone: Bool = true) { self.hasMicrophone = hasMicrophone }

    mutating func add(_ finding: Finding) { findings.append(finding) }
    mutating func finish() { isOver = true }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        scroll = scroll.moved(by: rows, last: findings.reduce(1) { $0 + lines($1).count })
    }

    var overlay: OverlayViewState {
        let progress =
            hasMicrophone
            ? "… checking; say something while the microphone is tested (a few seconds)" : "… checking (a few seconds)"
        let end = StyledText(isOver ? summary : progress, .faint)
        let lines = findings.flatMap(lines) + [[], [end]]
        var overlay = OverlayViewState(title: Self.title, content: .lines(lines), scroll: scroll)
        overlay.isGrowing = !isOver
        return overlay
    }

    private func lines(_ finding: Finding) -> [[StyledText]] {
        let subject = Sanitizer.line(finding.subject)
        let padding = String(repeating: " ", count: max(1, 14 - subject.count))
        let head = [
            StyledText(finding.verdict.mark, finding.verdict.role), StyledText(" \(subject)\(padding)", .strong),
            StyledText(Sanitizer.line(finding.fact)),
        ]
        let advice = finding.advice.map { [[StyledText("  → \(Sanitizer.line($0))", .accent)]] } ?? []
        return [head] + advice
    }

    private var summary: String {
        switch findings.filter({ $0.verdict != .good }).count {
        case 0: "No problems found."
        case 1: "1 check needs attention."
        case let count: "\(count) checks need attention."
        }
    }
}
