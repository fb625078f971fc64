/// Which key the numbers and letters of a terminal's sequences stand for.
enum SentKey {
    /// `CSI 1 ; 5 A` and `SS3 A`.
    static func key(final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
        default: nil
        }
    }

    /// `CSI 3 ~`, and rxvt's `CSI 3 ^`, `CSI 3 $` and `CSI 3 @`.
    static func key(number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// The keypad in its application mode: `SS3 j` is its asterisk.
    static func keypad(_ final: UInt8) -> KeyPress? {
        switch final {
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "X"): .character("=")
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(final - 0x40)))
        default: nil
        }
    }

    /// The shifted and controlled arrows of rxvt: `CSI a`, `SS3 a`.
    static func smallArrow(_ final: UInt8) -> Key? {
        (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) ? key(final: final - 0x20) : nil
    }

    /// xterm counts the modified function keys on: F13 is Shift+F1, F25 Ctrl+F1, F49 Alt+F1.
    static func function(_ number: Int) -> KeyPress {
        switch number {
        case 13...24: KeyPress(.function(number - 12), .shift)
        case 25...36: KeyPress(.function(number - 24), .control)
        case 37...48: KeyPress(.function(number - 36), [.shift, .control])
        case 49...60: KeyPress(.function(number - 48), .alt)
        default: KeyPress(.function(number))
        }
    }
}
