import Echo

/// A program that scales pictures, and how it is asked: it reads one picture and writes one, without what stands beside its
/// pixels, or these alone.
enum PictureProgram: String, CaseIterable {
    // In the order in which they are tried.
    case ffmpeg, magick, convert, gm

    func arguments(from format: PictureFormat, to wanted: PictureFormat) -> [String] {
        switch self {
        case .ffmpeg: Self.ffmpeg(from: format, to: wanted)
        case .magick, .convert: Self.magick("512MiB", from: format, to: wanted)
        case .gm: ["convert"] + Self.magick("512MB", from: format, to: wanted)
        }
    }

    /// Red, green, blue and how little is seen through it, a byte each, from the upper left, of so many pixels.
    func arguments(from format: PictureFormat, toPixels width: Int, _ height: Int) -> [String] {
        switch self {
        case .ffmpeg:
            Self.ffmpegInput(format) + ["-vf", "scale=\(width):\(height):flags=area", "-map_metadata", "-1"]
                + ["-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]
        case .magick, .convert: Self.magickInput("512MiB", format) + Self.pixels(width, height)
        case .gm: ["convert"] + Self.magickInput("512MB", format) + Self.pixels(width, height)
        }
    }

    private static func pixels(_ width: Int, _ height: Int) -> [String] {
        ["-resize", "\(width)x\(height)!", "-strip", "-depth", "8", "rgba:-"]
    }

    private static let side = Picture.mostPixelsOfASide

    private static func ffmpeg(from format: PictureFormat, to wanted: PictureFormat) -> [String] {
        ffmpegInput(format) + [
            "-vf", "scale=w='min(\(side),iw)':h='min(\(side),ih)':force_original_aspect_ratio=decrease:flags=area",
            "-map_metadata", "-1",
        ] + (wanted == .jpeg ? ["-c:v", "mjpeg", "-pix_fmt", "yuvj420p", "-q:v", "3"] : ["-c:v", "png"])
            + ["-f", "image2pipe", "pipe:1"]
    }

    /// It may read and write nothing but the pipes, whatever a picture names.
    private static func ffmpegInput(_ format: PictureFormat) -> [String] {
        [
            "-nostdin", "-hide_banner", "-loglevel", "error", "-threads", "1", "-max_alloc", "536870912",
            "-protocol_whitelist", "pipe", "-f", "\(format.rawValue)_pipe", "-i", "pipe:0", "-frames:v", "1",
        ]
    }

    private static func magick(_ memory: String, from format: PictureFormat, to wanted: PictureFormat) -> [String] {
        magickInput(memory, format) + ["-resize", "\(side)x\(side)>", "-strip"]
            + (wanted == .jpeg ? ["-quality", "88"] : []) + ["\(wanted.rawValue):-"]
    }

    /// - Parameter memory: how much it may take; nothing goes to a disk.
    private static func magickInput(_ memory: String, _ format: PictureFormat) -> [String] {
        ["-limit", "memory", memory, "-limit", "map", memory, "-limit", "disk", "0", "\(format.rawValue):-[0]"]
    }
}
