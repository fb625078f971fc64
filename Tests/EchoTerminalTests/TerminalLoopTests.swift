import EchoScreen
import EchoTestKit
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@MainActor
@Suite struct `The terminal loop` {
    /// Stands in for the application: remembers what was asked for and writes what was typed.
    @MainActor
    private final class Application {
        let screen = MemoryScreen(width: 80, height: 24)
        var state = SampleScreens.welcome
        var intents: [Intent] = []
        private var loop: TerminalLoop?

        func run() async throws -> TerminalExit {
            let loop = TerminalLoop(screen: screen, keymap: Keymap(SampleScreens.catalog.commands)) { [unowned self] in
                perform($0)
            }
            self.loop = loop
            loop.show(self.state)
            return try await loop.run()
        }

        func show() { loop?.show(self.state) }

        /// What `change` makes of the state, when it is asked for.
        func show(_ change: @escaping @MainActor () -> Void) {
            loop?.show(self.changed(by: change))
        }

        /// Pictures that were asked for.
        var orders: [[PictureOrder]] {
            intents.compactMap { if case .render(let orders) = $0 { orders } else { nil } }
        }

        func give(_ picture: RenderedPicture) { loop?.perform(.show(picture)) }

        func lend(to words: [String]) { loop?.perform(.run(words, then: Command("after"))) }

        private func changed(by change: @MainActor () -> Void) -> ScreenViewState {
            change()
            return state
        }

        private func perform(_ intent: Intent) {
            intents.append(intent)
            switch intent {
            case .type(let text), .paste(let text):
                state.composer.text += text
                state.composer.caret = state.composer.text.count
            case .perform(.quit): state.isFinished = true
            default: break
            }
            show()
        }
    }

    @Test func `keys become intents, and what changes is seen`() async throws {
        let app = Application()
        app.screen.type(" hi there")
        app.screen.press(.enter, .control("c"))

        let exit = try await app.run()

        #expect(app.intents.first == .talkKey(.pressed))
        #expect(app.intents.dropFirst().prefix(8) == "hi there".map { Intent.type(String($0)) }[...])
        #expect(app.intents.suffix(2) == [.perform(.send), .perform(.quit)])
        #expect(exit == .finished)
        #expect(!app.screen.isTaken)
    }

    @Test func `a paste is one intent`() async throws {
        let app = Application()
        app.screen.paste("two\nlines")
        app.screen.press(.control("c"))
        _ = try await app.run()
        #expect(app.intents == [.paste("two\nlines"), .perform(.quit)])
        #expect(app.screen.frames.count >= 1)
    }

    @Test func `keys one after another are one command`() async throws {
        let app = Application()
        app.state.composer = ComposerViewState(text: "draft", caret: 0)
        app.screen.editor = { "\($0), edited" }
        app.screen.press(.control("x"), .control("e"), .control("x"), .character("q"), .control("c"))
        _ = try await app.run()
        #expect(app.intents == [.replaceText("draft, edited"), .perform(.quit)])
    }

    @Test(arguments: [TerminalSignal.interrupt, .terminate, .hangup])
    func `a signal ends it with the terminal restored`(signal: TerminalSignal) async throws {
        let app = Application()
        app.screen.signal(signal)
        #expect(try await app.run() == .signal(signal))
        #expect(!app.screen.isTaken)
    }

    @Test func `a closed terminal ends it`() async throws {
        let app = Application()
        app.screen.hangUp()
        #expect(try await app.run() == .gone)
    }

    @Test func `a new size is drawn`() async throws {
        let app = Application()
        app.screen.terminalSize = Size(width: 20, height: 5)
        app.screen.signal(.resize)
        app.screen.press(.control("c"))
        _ = try await app.run()
        #expect(app.screen.size == Size(width: 20, height: 5))
    }

    @Test func `suspending is the screen's business and asks nothing of the application`() async throws {
        let app = Application()
        app.screen.press(.control("z"))
        app.screen.press(.control("l"), .control("c"))
        _ = try await app.run()
        #expect(app.screen.suspensions == 1)
        #expect(app.intents == [.perform(.quit)])
    }

    @Test func `what the application finishes by itself ends the loop`() async throws {
        let app = Application()
        let running = Task { try await app.run() }
        while !app.screen.isTaken { try? await Task.sleep(for: .milliseconds(1)) }
        app.state.isFinished = true
        app.show()
        #expect(try await running.value == .finished)
    }

    @Test func `of many states between two frames only the last is made`() async throws {
        let app = Application()
        var made = 0
        let running = Task { try await app.run() }
        while app.screen.frames.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
        for number in 1...1_000 {
            app.show {
                made += 1
                app.state.status.model = "number \(number)"
            }
        }
        while !app.screen.text.contains("number 1000") { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(made <= 2)
        app.screen.press(.control("c"))
        _ = try await running.value
    }

    @Test func `a program has the terminal until it ends, and what was wanted then follows`() async throws {
        let app = Application()
        let running = Task { try await app.run() }
        while app.screen.frames.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
        let after = Intent.performWith(Command("after"), "")
        var wasDoneBefore = true
        app.screen.program = { _ in wasDoneBefore = app.intents.contains(after) }

        app.lend(to: ["sudo", "true"])
        while !app.intents.contains(after) { try? await Task.sleep(for: .milliseconds(1)) }

        #expect(app.screen.runs == [["sudo", "true"]])
        #expect(!wasDoneBefore)
        app.screen.press(.control("c"))
        _ = try await running.value
    }

    @Test func `a terminal that refuses is an error and nothing is taken`() async throws {
        let app = Application()
        app.screen.refusal = .cannotPlaceText(type: "dumb")
        await #expect(throws: TerminalError.cannotPlaceText(type: "dumb")) { _ = try await app.run() }
    }

    @Test func `pages move the conversation by what is in sight`() async throws {
        let app = Application()
        app.state.conversation.rows = ChunkedList(
            (0..<50).map { MessageRowViewState(id: "\($0)", author: StyledText("you"), text: "number \($0)") })
        app.screen.press(KeyPress(.pageUp))
        app.screen.press(.control("c"))
        _ = try await app.run()
        guard case .scrollConversation(to: .anchored(let row, _, _))? = app.intents.first else {
            Issue.record("\(app.intents)")
            return
        }
        #expect((35..<45).contains(row))
    }

    @Test func `a panel stops at its end however often it is moved`() async throws {
        let app = Application()
        app.state.overlay = OverlayViewState(
            title: "long", content: .lines((0..<100).map { [StyledText("line \($0)")] }), scroll: 98)
        app.screen.press(.character("j"), .character("g"), .control("c"))
        _ = try await app.run()
        #expect(app.intents == [.scroll(by: -16), .scroll(by: -98), .perform(.quit)])
    }

    @Test func `pictures in sight are asked for once, and shown as soon as they are there`() async throws {
        let app = Application()
        app.state.conversation.rows = SampleScreens.pictureRows
        app.state.pictures = PictureCanvas(.kitty, cellWidth: 10, cellHeight: 20)
        let running = Task { try await app.run() }

        #expect(await eventually { !app.orders.isEmpty })
        app.screen.type("x")
        #expect(await eventually { app.screen.text.contains("› x") })
        #expect(app.orders.count == 1)
        let frames = app.screen.frames.count
        let order = try #require(app.orders.first?.first)
        app.give(PictureSample.picture(order))
        #expect(await eventually { app.screen.frames.count > frames })
        #expect(app.screen.pictures.map(\.order) == [order])
        #expect(await eventually { app.orders.last == [] })

        app.screen.press(.control("c"))
        _ = try await running.value
    }
}
