#!/usr/bin/env python3
"""Makes the sample catalogue's clips: make_clips.py [FOLDER]

Without a folder it writes `clips` and `gifs.json` beside itself. Needs ffmpeg with libx264; another
version of it may give other bytes.
"""

import json
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from drawing import early_cinema, reactions  # noqa: F401 (they fill the catalogue)
from drawing.clips import CATALOGUE
from drawing.raster import OVERSAMPLING

LARGEST_CLIP = 14_000
#: 2026-01-01, in seconds since 1970; a clip's `created` is some days after it.
EPOCH = 1_767_225_600


def main(arguments):
    here = Path(arguments[0]) if arguments else Path(__file__).resolve().parent
    folder = here / "clips"
    folder.mkdir(parents=True, exist_ok=True)
    entries = []
    for index, (name, clip) in enumerate(CATALOGUE.items()):
        frames = [clip.frame(i).planes() for i in range(clip.count)]
        video, still = folder / f"{name}.mp4", folder / f"{name}.png"
        encode(clip, frames, video)
        photograph(clip, frames[int(clip.still * clip.count)], still)
        entries.append(
            written(entry(index, name, clip, video.stat().st_size, still.stat().st_size))
        )
    text = "[\n" + ",\n".join(entries) + "\n]\n"
    (here / "gifs.json").write_text(text, encoding="utf-8")


def written(result):
    """A result as JSON, a line for each member."""
    members = (
        f'    "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in result.items()
    )
    return "  {\n" + ",\n".join(members) + "\n  }"


def source(clip):
    """How ffmpeg reads raw frames, and how it makes them small."""
    width, height = (side * OVERSAMPLING for side in clip.size)
    read = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "gbrp",
            "-s", f"{width}x{height}", "-r", str(clip.rate), "-i", "-"]
    return read, f"scale={clip.size[0]}:{clip.size[1]}:flags=area"


def encode(clip, frames, file):
    """Writes the clip, each try a little coarser until it is small enough."""
    read, scale = source(clip)
    for quality in range(22, 44, 3):
        command = read + [
            "-vf", f"{scale}:out_color_matrix=bt709:out_range=tv,format=yuv420p",
            "-c:v", "libx264", "-profile:v", "baseline", "-level", "3.0", "-preset", "veryslow",
            "-tune", "animation", "-crf", str(quality), "-g", "60", "-threads", "1",
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
            # The encoder's own name and settings are no part of the picture.
            "-bsf:v", "filter_units=remove_types=6", "-fflags", "+bitexact", "-flags", "+bitexact",
            "-map_metadata", "-1", "-an", "-movflags", "+faststart", str(file),
        ]
        subprocess.run(command, input=b"".join(frames), check=True)
        if file.stat().st_size <= LARGEST_CLIP:
            print(f"{file.name}: quality {quality}, {file.stat().st_size} bytes", file=sys.stderr)
            return
    sys.exit(f"{file.name} stays too large")


def photograph(clip, frame, file):
    read, scale = source(clip)
    colors = f"{scale},split[a][b];[a]palettegen=max_colors=32:reserve_transparent=0[p];[b][p]paletteuse=dither=none"
    command = read + ["-vf", colors, "-frames:v", "1", "-compression_level", "9", "-pred", "none",
                      "-fflags", "+bitexact", "-flags", "+bitexact", str(file)]
    subprocess.run(command, input=frame, check=True)


def entry(index, name, clip, video_size, still_size):
    """A result as version 2 of the Tenor protocol gives it."""

    def form(suffix, duration, size):
        return {"url": f"sample:/clips/{name}.{suffix}", "duration": duration, "preview": "",
                "dims": list(clip.size), "size": size}

    video, still = form("mp4", clip.seconds, video_size), form("png", 0, still_size)
    return {
        "id": str(501 + index),
        "title": "",
        "media_formats": {
            "mp4": video, "tinymp4": video, "gifpreview": still, "tinygifpreview": still,
        },
        "created": EPOCH + index * 86_400.0,
        "content_description": clip.description,
        "itemurl": "",
        "url": "",
        "tags": clip.tags,
        "flags": [],
        "hasaudio": False,
        "bg_color": clip.ground,
    }


if __name__ == "__main__":
    main(sys.argv[1:])
