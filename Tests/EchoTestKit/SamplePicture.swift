import Echo
import Foundation

/// Small pictures that a program for pictures has made.
public enum SamplePicture {
    /// 12 × 8 pixels, with an author, a place and a camera's notes.
    public static let png = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAAC3RFWHRBdXRob3IAQW5uYdj1hFQAAAATdEVYdFBsYWNlADQ4LjEg\
        TiAxMS41IEWLyNaXAAAAdGVYSWZNTQAqAAAACAADAQ8AAgAAAAwAAAAyARIAAwAAAAEABgAAiCUABAAAAAEAAAA+AAAAAENhbWVy\
        YU1ha2VyAAACAAEAAgAAAAJOAAAAAAIABQAAAAMAAABcAAAAAAAAADAAAAABAAAACAAAAAEAAAAAAAAAAQcRAkIAAABBSURBVHic\
        Y2Rg+H9CTpMBA1g8ug4XZzohp2nx6DqmImRxJjQ+VnWMJ+Q0MM1HsxehCI86JlzuwKkIlzp0RVjVAQACkyQpFQjVEQAAAABJRU5E\
        rkJggg==
        """)
    /// 12 × 8 pixels, seen lying on its side; with a camera's notes and a comment.
    public static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QA6RXhpZgAATU0AKgAAAAgAAgEPAAIAAAAMAAAAJgESAAMAAAABAAYAAAAAAABDYW1lcmFN\
        YWtlcgD//gAJYXQgaG9tZf/bAEMAUDc8RjwyUEZBRlpVUF94yIJ4bm549a+5kcj/////////////////////////////////////\
        ///////////////AAAsIAAgADAEBEQD/xAAVAAEBAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEA\
        AD8AmP/Z
        """)
    /// 12 × 8 pixels, with a camera's notes.
    public static let webp = bytes(
        """
        UklGRvYAAABXRUJQVlA4WAoAAAAIAAAACwAABwAAVlA4IFwAAACQAgCdASoMAAgAAsBMJbACdH8EAwEcA2QAv9yEiAD+7AmT7Npb\
        uE6mq1u9QwGB1GiUCHhIhhyUqHP/FurqA7mz4/zG3/y0G9AeSG/8b2fJp35Yr1/t8b/yJ5gAAEVYSUZ0AAAATU0AKgAAAAgAAwEP\
        AAIAAAAMAAAAMgESAAMAAAABAAYAAIglAAQAAAABAAAAPgAAAABDYW1lcmFNYWtlcgAAAgABAAIAAAACTgAAAAACAAUAAAADAAAA\
        XAAAAAAAAAAwAAAAAQAAAAgAAAABAAAAAAAAAAE=
        """)
    /// 12 × 8 pixels, in the other kind of packing.
    public static let losslessWebP = bytes(
        """
        UklGRjYAAABXRUJQVlA4TCoAAAAvC8ABAA8wHoP8lP/5Dx6oCQCkOdkQmWhEMYLn1hwR/Y/vz44M6NGiIgM=
        """)
    /// 12 × 8 pixels, with a comment.
    public static let gif = bytes(
        """
        R0lGODlhDAAIAIEAAMgeKAAA/wAAAAAAACH+B2F0IGhvbWUALAAAAAAMAAgAAAgfAAMAGEgQgECCBwsaLJiQoUOFCxFChNhwYkSL\
        AxsGBAA7
        """)
    /// 6 × 4 pixels, two pictures.
    public static let movingGIF = bytes(
        """
        R0lGODlhBgAEAIAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQAFAAAACwAAAAABgAEAAAICwABCBxIsKDBgQEBADs=
        """)
    /// 6 × 4 pixels, two pictures.
    public static let movingWebP = bytes(
        """
        UklGRsoAAABXRUJQVlA4WAoAAAACAAAABQAAAwAAQU5JTQYAAAAAAAAAAABBTk1GSgAAAAAAAAAAAAUAAAMAAGQAAAJWUDggMgAA\
        ADABAJ0BKgYABAABQCYloAADcAD+8ut///mwP/bz/wR6Af//0uD//pcH//S4P/SkAAAAQU5NRkwAAAAAAAAAAAAFAAADAABkAAAA\
        VlA4IDQAAAA0AQCdASoGAAQAAAAmJaAAA3AA/ukiH//3nz//ufP/+58/6M///yn7//I4//8jj/5QIAAA
        """)
    /// 2049 × 1 pixels: one too many.
    public static let widePNG = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAACAEAAAABAQAAAACNrRhhAAAADElEQVR42mNgGOkAAAECAAEW4NUqAAAAAElFTkSuQmCC
        """)

    /// Named and read.
    public static func picture(_ name: String = "p.png", _ bytes: [UInt8] = png) throws(PictureProblem) -> Picture {
        try Picture(name: name, bytes)
    }

    private static func bytes(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }
}
