public import Foundation

/// 20 ms of one side of a call, G.711 as the line has it.
public enum CallSound: Sendable, Hashable {
    case caller(Data)
    case assistant(Data)
}
