import Echo
import EchoConcurrency
import EchoPrograms
import EchoScreen

/// Has a program of the system scale pictures down, and put them into another format; on a thread of its own, which waits for it.
actor PictureScaler {
    private nonisolated let thread = WorkThread(name: "echo.picture")
    private let programs: [String]?
    private let patience: Duration

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - folder: where the programs lie; nil for where the system has them.
    ///   - patience: with each of them.
    init(folder: String? = nil, patience: Duration = .seconds(20)) {
        programs = folder.map { folder in PictureProgram.allCases.map { "\(folder)/\($0.rawValue)" } }
        self.patience = patience
    }

    /// - Parameter absence: what there is to say where no program is there.
    /// - Throws: `picture`, `absence`, `isNotScaled`.
    func picture(_ name: String, _ bytes: [UInt8], else absence: FileProblem) throws(FileProblem) -> Picture {
        let scaling: PictureScaling
        do throws(PictureProblem) { scaling = try PictureScaling(name: name, bytes) } catch { throw .picture(error) }
        var isAsked = false
        for (index, program) in PictureProgram.allCases.enumerated() {
            do throws(ProgramError) {
                let scaled = try run(programs?[index] ?? program.rawValue, program, scaling)
                isAsked = true
                if let picture = try? scaling.picture(scaled) { return picture }
            } catch {
                guard case .notStarted = error else {
                    isAsked = true
                    continue
                }
            }
        }
        throw isAsked ? .isNotScaled : absence
    }

    /// What it wrote, until it ended.
    private func run(
        _ path: String, _ program: PictureProgram, _ scaling: PictureScaling
    ) throws(ProgramError) -> [UInt8] {
        let arguments = program.arguments(from: scaling.format, to: scaling.wanted)
        let running = try PipedProgram(ProgramCommand(path, arguments, kind: .tool))
        return try running.exchange(scaling.bytes, until: nil, most: Picture.mostBytes, within: patience)
    }
}
