public import Echo
import EchoConcurrency
import EchoPrograms
public import EchoScreen
import Foundation

/// Has a program of the system unpack and scale pictures, and packs their pixels as a terminal takes them; on a thread of its
/// own, which waits for it.
public actor PictureRenderer: PictureRendererProtocol {
    private nonisolated let thread = WorkThread(name: "echo.render")
    private let programs: [String]?
    private let patience: Duration

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - programs: where the programs lie that scale pictures; nil for where the system has them.
    ///   - patience: with each of them.
    public init(programs folder: String? = nil, patience: Duration = .seconds(10)) {
        programs = folder.map { folder in PictureProgram.allCases.map { "\(folder)/\($0.rawValue)" } }
        self.patience = patience
    }

    public func rendered(
        _ picture: Picture, _ order: PictureOrder
    ) async throws(PictureRenderingError) -> RenderedPicture {
        guard let scaling = try? PictureScaling(name: picture.name, [UInt8](picture.bytes)) else { throw .isNotOpened }
        let pixels = try pixels(scaling, order)
        guard !Task.isCancelled else { throw .isCancelled }
        guard let rendered = RenderedPicture(order, pieces: Self.pieces(pixels, order)) else { throw .isNotOpened }
        return rendered
    }

    /// By the first program that can.
    private func pixels(
        _ scaling: PictureScaling, _ order: PictureOrder
    ) throws(PictureRenderingError) -> PixelPicture {
        var isAsked = false
        let isLying = scaling.orientation >= 5
        let (width, height) = isLying ? (order.height, order.width) : (order.width, order.height)
        for (index, program) in PictureProgram.allCases.enumerated() {
            do throws(ProgramError) {
                let arguments = program.arguments(from: scaling.format, toPixels: width, height)
                let path = programs?[index] ?? program.rawValue
                let running = try PipedProgram(ProgramCommand(path, arguments, kind: .tool))
                isAsked = true
                let bytes = try running.exchange(
                    scaling.bytes, until: nil, most: width * height * PixelPicture.bytesOfAPixel, within: patience)
                if let picture = PixelPicture(width: width, height: height, bytes) {
                    return picture.turned(from: scaling.orientation)
                }
            } catch {
                if error == .cancelled { throw .isCancelled }
            }
        }
        throw isAsked ? .isNotOpened : .hasNoProgram
    }

    /// Fewer than there should be where there is no memory for them.
    private static func pieces(_ pixels: PixelPicture, _ order: PictureOrder) -> [Data] {
        let canvas = order.canvas
        let (width, height) = (order.columns * canvas.cellWidth, order.rows * canvas.cellHeight)
        guard canvas.form != .kitty else {
            return [PNGWriter.file(pixels.onGround(width: width, height: height))].compactMap(\.self)
        }
        let rows = pixels.rows(width: width, rowHeight: canvas.cellHeight, count: order.rows)
        switch canvas.form {
        case .kitty, .iTerm2: return rows.compactMap(PNGWriter.file)
        case .sixel:
            return rows.enumerated().map { SixelWriter.body($1, top: $0 * canvas.cellHeight) }
        }
    }
}
