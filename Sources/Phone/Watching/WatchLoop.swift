import Echo
import Foundation
import PhoneBridge

/// Watches a bridge until somebody leaves: does what `WatchSession` decides.
package final class WatchLoop: Sendable {
    private let watch: BridgeWatch
    private let connection: WatchConnection
    private let events: AsyncStream<WatchEvent>
    private let happen: AsyncStream<WatchEvent>.Continuation
    private let console: WatchConsole
    private let headset: WatchHeadset

    package init(_ watch: BridgeWatch, on console: WatchConsole) {
        (self.watch, self.console, connection) = (watch, console, WatchConnection(watch))
        headset = WatchHeadset(console.devices) { [watch] sound, call in _ = watch.ask(.sound(sound), of: call) }
        let (events, happen) = AsyncStream.makeStream(of: WatchEvent.self)
        (self.events, self.happen) = (events, happen)
    }

    /// - Throws: `PhoneError` when the bridge cannot be watched, or nobody reads what is written.
    package func run(_ first: WatchSession, isLive: Bool) async throws {
        console.onSignal { [happen] _ in happen.yield(.over(nil)) }
        let terminal = isLive ? WatchTerminal { [happen] in happen.yield(.pressed($0)) } : nil
        terminal?.start()
        let askForLine = isLive ? nil : readLines()
        // Leaving does not wait for a connection that is being made.
        let tasks = [Task { await keepConnected() }, Task { if isLive { await tick() } }]
        let failure = await follow(first, isLive: isLive, askForLine)
        for task in tasks { task.cancel() }
        await headset.close()
        terminal?.restore()
        if let failure { throw failure }
    }

    private func follow(
        _ first: WatchSession, isLive: Bool, _ askForLine: (@Sendable () -> Void)?
    ) async -> PhoneError? {
        var (session, screen) = (first, WatchScreen(isLive: isLive, on: console))
        for await event in events {
            let now = Date()
            if case .typed = event { askForLine?() }
            var lines: [String] = []
            var leaves = false
            for effect in session.receive(event, at: now) {
                switch effect {
                case .say(let line): lines.append(line)
                // Above the list, where there is one.
                case .warn(let sentence) where isLive: lines.append(sentence)
                case .warn(let sentence): console.complain(sentence)
                case .end(let call): if !watch.end(call) { lines += unheard(isLive) }
                case .ask(let call, let order): if !watch.ask(order, of: call) { lines += unheard(isLive) }
                case .headset(let call, let use): headset.use(use, in: call)
                case .leave: leaves = true
                }
            }
            if leaves {
                screen.leave()
                guard case .over(let failure) = event else { return nil }
                return failure
            }
            guard screen.show(lines, list: { session.list(columns: $0, rows: $1, at: now) }) else {
                return PhoneError(WatchFailure.outputClosed)
            }
        }
        return nil
    }

    private func tick() async {
        while (try? await Task.sleep(for: .seconds(1))) != nil { happen.yield(.ticked) }
    }

    private func unheard(_ isLive: Bool) -> [String] {
        if isLive { return [WatchFailure.unheard] }
        console.complain(WatchFailure.unheard)
        return []
    }

    private func keepConnected() async {
        let failure = await connection.keep(
            onConnected: { [happen] in happen.yield(.connected) }, onLost: { [happen] in happen.yield(.lost($0)) }
        ) { [happen, headset] news, json in
            // Sound does not wait behind what is written.
            if case .sound(let call, let sound) = news {
                headset.hear(sound, of: call)
            } else {
                happen.yield(.news(news, json))
            }
        }
        if let failure { happen.yield(.over(PhoneError(WatchFailure.words(failure)))) }
    }

    /// A terminal belongs to whoever is in front of it: from behind, reading would stop the program.
    private func readLines() -> (@Sendable () -> Void)? {
        guard isatty(STDIN_FILENO) == 0 || tcgetpgrp(STDIN_FILENO) == getpgrp() else { return nil }
        let ask = console.readLines { [happen] in happen.yield(.typed($0)) }
        ask()
        return ask
    }
}
