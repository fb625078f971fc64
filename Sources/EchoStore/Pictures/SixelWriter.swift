import Foundation

/// Writes pixels as sixels: six rows at a time, a colour after the other, of the same 252 colours for all pictures.
enum SixelWriter {
    /// How many steps of red, green and blue there are.
    private static let (reds, greens, blues) = (6, 7, 6)
    private static let colors = reds * greens * blues
    /// Rows of one line of sixels.
    private static let band = 6
    /// Where a colour lies between two steps, some of the pixels take the upper one, evenly spread.
    private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

    /// What stands between the head of a sixel string and its end.
    ///
    /// - Parameter top: the row of the whole picture that it begins with, so that rows look the same wherever it is cut.
    static func body(_ picture: PixelPicture, top: Int = 0) -> Data {
        let pixels = numbers(picture, top: top)
        var body = "\"1;1;\(picture.width);\(picture.height)"
        var seen = [Bool](repeating: false, count: colors)
        for pixel in pixels where pixel >= 0 { seen[Int(pixel)] = true }
        for number in 0..<colors where seen[number] { body += definition(of: number) }
        let lines = stride(from: 0, to: picture.height, by: band).map { start in
            line(pixels, start..<min(start + band, picture.height), width: picture.width)
        }
        return Data((body + lines.joined(separator: "-")).utf8)
    }

    /// The number of each pixel's colour; -1 where it is seen through.
    private static func numbers(_ picture: PixelPicture, top: Int) -> [Int16] {
        var numbers = [Int16](repeating: -1, count: picture.width * picture.height)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let index = y * picture.width + x
                guard picture.bytes[index * 4 + 3] >= 128 else { continue }
                let threshold = (thresholds[(y + top) % 4 * 4 + x % 4] * 255 + 127) / 16
                func step(_ channel: Int, of steps: Int) -> Int {
                    (Int(picture.bytes[index * 4 + channel]) * (steps - 1) + threshold) / 255
                }
                let number = (step(0, of: reds) * greens + step(1, of: greens)) * blues + step(2, of: blues)
                numbers[index] = Int16(number)
            }
        }
        return numbers
    }

    /// In hundredths.
    private static func definition(of number: Int) -> String {
        let (red, green, blue) = (number / (greens * blues), number / blues % greens, number % blues)
        return "#\(number);2;\(red * 100 / (reds - 1));\(green * 100 / (greens - 1));\(blue * 100 / (blues - 1))"
    }

    private static func line(_ pixels: [Int16], _ rows: Range<Int>, width: Int) -> String {
        var columns: [Int16: [UInt8]] = [:]
        for (bit, y) in rows.enumerated() {
            for x in 0..<width {
                let number = pixels[y * width + x]
                guard number >= 0 else { continue }
                columns[number, default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(bit)
            }
        }
        return columns.sorted { $0.key < $1.key }.map { "#\($0.key)" + packed($0.value) }.joined(separator: "$")
    }

    /// Repeated ones as their number; what is empty at the end is left out.
    private static func packed(_ columns: [UInt8]) -> String {
        let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
        var (packed, x) = ([UInt8](), 0)
        while x < end {
            let run = columns[x..<end].prefix { $0 == columns[x] }.count
            let sign = columns[x] + 63
            packed += run > 3 ? Array("!\(run)".utf8) + [sign] : [UInt8](repeating: sign, count: run)
            x += run
        }
        return String(decoding: packed, as: UTF8.self)
    }
}
