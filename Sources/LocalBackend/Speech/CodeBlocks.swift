import Foundation

/// Passes over the code in an answer that is spoken: it is there to be read.
struct CodeBlocks: Sendable {
    /// Said once an answer, in the place of the first.
    private static let notice = "The code is on the screen. "

    private var isInside = false
    private var wasTold = false

    /// What is said of the next piece of the answer: empty within a block.
    mutating func spoken(_ piece: String) -> String {
        let pieces = piece.components(separatedBy: "```")
        guard pieces.count > 1 || isInside else { return piece }
        var said = ""
        for (place, text) in pieces.enumerated() {
            if place > 0 { isInside.toggle() }
            if !isInside {
                said += text
            } else if !wasTold {
                said += Self.notice
                wasTold = true
            }
        }
        return said.contains { !$0.isWhitespace } ? said : ""
    }
}
