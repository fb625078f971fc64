import EchoTerminal
import ScreenTestKit

/// What drives a screen by its keys.
@MainActor protocol RobotProtocol: AnyObject {
    var screen: MemoryScreen { get }
    func press(_ keys: KeyPress...)
    func type(_ text: String)
    func quit() async
}

extension AppRobot: RobotProtocol {}

extension ReplayRobot: RobotProtocol {
    func type(_ text: String) { screen.type(text) }
}

extension RobotProtocol {
    /// Where a text stands on the last frame.
    func place(of text: String) -> Point? {
        guard let frame = screen.frames.last else { return nil }
        for y in 0..<frame.size.height {
            let row = (0..<frame.size.width).map { frame[$0, y]?.text ?? "" }
            guard row.joined().contains(text) else { continue }
            for x in 0..<frame.size.width where row[x...].joined().hasPrefix(text) { return Point(x: x, y: y) }
        }
        return nil
    }

    /// How the first cell of a text is drawn.
    func style(of text: String) -> Style? {
        place(of: text).flatMap { screen.frames.last?[$0.x, $0.y]?.style }
    }
}
