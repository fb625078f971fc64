import EchoApp
import EchoScreen
import EchoStore
import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit

@testable import echo_tui

/// Drives the screen that shows a recording: keys in, screen out, with nothing behind it.
@MainActor final class ReplayRobot {
    let screen: MemoryScreen
    var onQuit: () -> Void = {}
    private let adapter: Screen
    private var running: Task<Void, Never>?

    init(_ file: URL, width: Int = 120, height: Int = 40) throws {
        screen = MemoryScreen(width: width, height: height)
        let folder = file.deletingLastPathComponent()
        let view = LoopHolder()
        var setup = ScreenSetup(server: ServerIdentity(isLocal: false, host: "recording", model: ""))
        setup.themes = ThemeCatalog.names
        var devices = ScreenDevices(
            store: TOMLSettingsStore(path: folder.appending(path: "replay.toml").path, catalog: .standard))
        devices.logFiles = WireLogFiles(folders: [folder])
        devices.recording = try WireLogReading(file)
        let adapter = CompositionRoot.composition.screen(
            setup, devices: devices, onChange: { view.loop?.show($0.state) })
        let loop = TerminalLoop(screen: screen, keymap: .standard, onIntent: { adapter.handle($0) })
        view.loop = loop
        self.adapter = adapter
        adapter.publish()
        running = Task { _ = try? await loop.run() }
    }

    func quit() async {
        await adapter.close()
        running?.cancel()
        onQuit()
    }

    func press(_ keys: KeyPress...) {
        for key in keys { screen.press(key) }
    }

    func sees(_ texts: String...) async -> Bool {
        if await eventually({ texts.allSatisfy { screen.text.contains($0) } }) { return true }
        print("Not seen: \(texts)\n\(screen.text)")
        return false
    }

    private final class LoopHolder {
        weak var loop: TerminalLoop?
    }
}
