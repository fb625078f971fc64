import EchoTerminal
import EchoTestKit
import ScreenTestKit
import Testing

/// The programs in which stories are told: one for each scene, as long as its stories bring it back to how it began.
@MainActor final class CommandStage {
    private var programs: [CommandScene: (robot: any RobotProtocol, beginning: KnownState)] = [:]

    nonisolated init() {}

    /// The program of a scene as it begins.
    func robot(for scene: CommandScene) async throws -> any RobotProtocol {
        if let program = programs[scene] { return program.robot }
        let robot = try await scene.robot()
        programs[scene] = (robot, KnownState(of: robot))
        return robot
    }

    /// Whether the program of a scene is again as it was in the beginning.
    func isBack(in scene: CommandScene) async -> Bool {
        guard let program = programs[scene] else { return false }
        return await eventually { KnownState(of: program.robot) == program.beginning }
    }

    /// Ends the program of a scene: its next story has another one.
    func leave(_ scene: CommandScene) async { await programs.removeValue(forKey: scene)?.robot.quit() }

    func close() async {
        for scene in programs.keys { await leave(scene) }
    }
}

/// Ends what stories have in common when the last one is told.
struct CommandStageTrait: SuiteTrait, TestScoping {
    @TaskLocal static var stage: CommandStage?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let stage = CommandStage()
        do {
            try await Self.$stage.withValue(stage) { try await function() }
        } catch {
            await stage.close()
            throw error
        }
        await stage.close()
    }
}

/// What stands at the beginning of each story: the boxes of the screen by what they are called, what is written, whether
/// the cursor stands there, and what is kept of the settings.
private struct KnownState: Equatable {
    private let boxes: [String]
    private let written: String
    private let hasCursor: Bool
    private let settings: String

    @MainActor init(of robot: any RobotProtocol) {
        let lines = robot.screen.text.split(separator: "\n")
        boxes = lines.flatMap { $0.matches(of: /╭ ([A-Za-z ]+)/).map { String($0.output.1) } }
        written = lines.first { $0.contains("│ › ") }.map(String.init) ?? ""
        hasCursor = robot.screen.frames.last?.cursor != nil
        settings = (robot as? AppRobot)?.keptConfig ?? ""
    }
}
