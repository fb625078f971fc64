import Foundation

/// A thread that waits for one program.
enum ProgramThread {
    static func start(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = "echo.program"
        thread.start()
    }
}
