import EchoScreen
import EchoTerminal
import Foundation
import TerminalSamples

/// Shows one of the sample screens in a real terminal and takes keys: `terminal-sample NAME [THEME]`.
///
/// It stands in for the application, so that the terminal can be tested without an engine.
@main
@MainActor
final class TerminalSample {
    private var state: ScreenViewState
    private var traits: TerminalTraits?
    private var orders = 0
    private var loop: TerminalLoop?

    private init(_ state: ScreenViewState) { self.state = state }

    static func main() async {
        let arguments = CommandLine.arguments
        let name = arguments.dropFirst().first ?? "conversation"
        var state = SampleScreens.all.first { $0.name == name }?.state ?? SampleScreens.conversation
        if let theme = arguments.dropFirst(2).first { state.theme = theme }
        await TerminalSample(state).run()
    }

    private func run() async {
        let screen = CursesScreen(environment: ProcessInfo.processInfo.environment)
        let loop = TerminalLoop(screen: screen, keymap: Keymap(SampleScreens.catalog.commands)) { [unowned self] in
            perform($0)
        }
        self.loop = loop
        loop.show(self.state)
        do throws(TerminalError) {
            let end = try await loop.run()
            // Who was told to end does not wait for a terminal that takes nothing.
            if end.status == 0 { print("left: \(end)") }
            exit(end.status)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private func perform(_ intent: Intent) {
        switch intent {
        case .type(let text), .paste(let text): insert(text)
        case .replaceText(let text): state.composer = ComposerViewState(text: text, caret: text.count)
        case .learn(let traits): (self.traits, state.pictures) = (traits, traits.pictures)
        case .render(let orders): render(orders)
        case .scrollConversation(let position): state.conversation.scroll = position
        case .perform(.quit): state.isFinished = true
        case .perform(.send): obey(state.composer.text)
        case .perform(let command): state.status.model = command.name
        default: break
        }
        loop?.show(self.state)
    }

    private func insert(_ text: String) {
        state.composer.text += text
        state.composer.caret = state.composer.text.count
    }

    /// Dies in many ways, changes a hundred times a second as an answer does, and does what changes no screen.
    private func obey(_ order: String) {
        let words = order.split(separator: " ", maxSplits: 1).map(String.init)
        state.composer = ComposerViewState()
        orders += 1
        let outcome = outcome(of: words.first ?? "", words.count > 1 ? words[1] : "")
        state.status.model = "#\(orders) \(outcome)"
    }

    private func outcome(of order: String, _ rest: String) -> String {
        switch order {
        case "crash": abort()
        case "fault": UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
        case "trap": return "\(Int.max + rest.count + 1)"
        case "overflow": return "\(deeper(1))"
        case "leave": exit(7)
        case "count": Task { await count(Int(rest) ?? 1) }
        case "copy": return loop?.perform(.copy(rest)) == true ? "copied" : "not copied"
        case "huge":
            return loop?.perform(.copy(String(repeating: "x", count: 80_000))) == true ? "copied" : "not copied"
        case "page": loop?.perform(.page(rest))
        case "view": loop?.perform(.view(rest))
        case "traits": return describe(traits)
        case "ring": loop?.perform(.bell)
        case "picture": state.conversation.rows = SampleScreens.pictureRows
        case "title": state.windowTitle = rest.isEmpty ? nil : rest
        case "mouse": state.preferences.usesMouse = rest == "on"
        default: break
        }
        return "done"
    }

    /// Words in place of pixels.
    private func render(_ orders: [PictureOrder]) {
        for order in orders {
            let count = order.canvas.form == .kitty ? 1 : order.rows
            let pieces = (0..<count).map { Data("row\($0)".utf8) }
            if let picture = RenderedPicture(order, pieces: pieces) { loop?.perform(.show(picture)) }
        }
    }

    private func describe(_ traits: TerminalTraits?) -> String {
        guard let traits else { return "nothing told" }
        let ground = traits.isLight.map { $0 ? "light" : "dark" } ?? "any ground"
        return "\(ground), \(traits.tellsReleases ? "releases" : "presses only")"
    }

    /// Fills the stack.
    private func deeper(_ depth: Int) -> Int {
        depth == .max ? 0 : deeper(depth + 1) + depth % 3
    }

    private func count(_ times: Int) async {
        for number in 1...max(1, times) {
            state.status.model = "number \(number)"
            loop?.show(self.state)
            try? await Task.sleep(for: .milliseconds(10))
        }
    }
}
